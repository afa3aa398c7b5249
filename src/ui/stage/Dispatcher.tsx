// The dispatcher's three gates. They are the first three rungs of the ladder.
import { memo } from 'react'
import type { Args } from '../../locales/i18n.ts'
import { token } from '../../locales/i18n.ts'
import { Icon } from '../icons.tsx'
import type { IconName } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Asked, Port, RoleTag } from './Parts.tsx'
import type { GateState, StageView } from './view.ts'
import { letterOf, roleOf } from './view.ts'

const icons: Record<GateState, IconName> = { open: 'ring', asked: 'ring', passed: 'check', stopped: 'cross' }

export const Dispatcher = memo(
  function Dispatcher({ view }: { readonly view: StageView }) {
    const name = useName()
    const role = roleOf(view, 'dispatcher')
    return (
      <section className={`dispatcher block${view.call ? ' is-on' : ''}${role ? ' is-active' : ''}`}>
        <Port name="dispatcher" />
        <RoleTag role={role} />
        <Heading depth={4}>
          <Text id="dispatcher.title" /> <Asked letter={letterOf(view.asked, 'rung')} />
        </Heading>
        <ol className="gates">
          {view.gates.map(({ gate, state }) => {
            const [id, args] = label(view, gate, state)
            const rule = gate === 'allowed' && (state === 'passed' || state === 'stopped') ? view.call?.rule : undefined
            return (
              <li key={gate} className={`gate is-${state}`}>
                <Icon name={icons[state]} />
                <span>
                  <Text id={id} {...(args && { args })} />
                  {rule !== undefined && (
                    <span className="rule">
                      {' '}
                      (<Code>{rule}</Code>)
                    </span>
                  )}
                </span>
                <span className="hidden-text">{state === 'asked' ? '' : name(`gate.state.${state}`)}</span>
              </li>
            )
          })}
        </ol>
      </section>
    )
  },
  (before, after) => picture(before.view) === picture(after.view),
)

/** Everything the gates show, so that they are drawn again only when it changed. */
function picture(view: StageView): string {
  const gates = view.gates.map(({ gate, state }) => [state, ...label(view, gate, state)])
  return JSON.stringify([gates, view.call?.rule, view.call !== undefined, roleOf(view, 'dispatcher'), letterOf(view.asked, 'rung')])
}

function label({ call, frame }: StageView, gate: string, state: GateState): readonly [string, Args?] {
  if (state === 'asked') return [`gate.ask.${gate}`]
  if (gate === 'sendable' && state === 'passed' && call) {
    const route = frame.world.routes.get(call.alias)
    return route?.executor === 'server' ? ['gate.server', { client: token(route.client) }] : ['gate.local']
  }
  // the third gate has two things to look at
  return [gate === 'sendable' && call?.unfit && state === 'stopped' ? 'gate.fit' : `gate.${gate}`]
}
