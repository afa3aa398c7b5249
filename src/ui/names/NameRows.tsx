// The rows of the name lab: two fields, and beside them everything that the rule makes of what stands in them.
import { useId } from 'react'
import type { NamePair, NameRow } from '../../run/names.ts'
import { MODEL_LIMIT } from '../../run/names.ts'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { CutBack, Fact, Faults, Route, Shown, Verdict, columns } from './Verdicts.tsx'

/** Longer than any rule allows, so that every rule can be broken. */
const FIELD_LIMIT = 256

interface Props {
  readonly rows: readonly NameRow[]
  readonly canRemove: boolean
  readonly onChange: (index: number, pair: NamePair) => void
  readonly onRemove: (index: number) => void
}

export function NameRows({ rows, canRemove, onChange, onRemove }: Props) {
  return (
    <>
      <div className="names-head" aria-hidden="true">
        <span>
          <Text id="names.names" />
        </span>
        <div className="names-facts">
          {columns.map((column) => (
            <span key={column}>
              <Text id={`names.${column}`} />
            </span>
          ))}
        </div>
      </div>
      <ol className="names-rows">
        {rows.map((row, index) => (
          <Row
            // a row has no identity but its place; kept by place, the focus stays when one goes
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            row={row}
            number={index + 1}
            canRemove={canRemove}
            onChange={(pair) => onChange(index, pair)}
            onRemove={() => onRemove(index)}
          />
        ))}
      </ol>
    </>
  )
}

interface RowProps {
  readonly row: NameRow
  readonly number: number
  readonly canRemove: boolean
  readonly onChange: (pair: NamePair) => void
  readonly onRemove: () => void
}

function Row({ row, number, canRemove, onChange, onRemove }: RowProps) {
  const { pair, alias, length, sameAs, model, mcp, first, last, route } = row
  const name = useName()
  return (
    <li className={`names-row is-${route.state}`}>
      <fieldset className="names-fields">
        <legend className="names-number">
          <span className="hidden-text">{name('names.row', { n: number })}</span>
          <b aria-hidden="true">{number}</b>
        </legend>
        <Field label="names.server" value={pair.server} onType={(server) => onChange({ ...pair, server })} />
        <Field label="names.tool" value={pair.tool} onType={(tool) => onChange({ ...pair, tool })} />
        <button
          type="button"
          className={`icon-button${canRemove ? '' : ' is-off'}`}
          aria-disabled={!canRemove}
          aria-label={name('names.remove', { n: number })}
          onClick={(event) => {
            if (!canRemove) return
            // the last row's own button goes with it
            const place = event.currentTarget.closest('li')
            if (!place?.nextElementSibling) place?.previousElementSibling?.querySelector('button')?.focus()
            onRemove()
          }}
        >
          <Icon name="cross" />
        </button>
      </fieldset>
      <dl className="names-facts">
        <Fact id="alias">
          <span className="names-alias">
            <Shown text={alias} />
          </span>
          <span>
            <Text id="names.length" args={{ length, max: MODEL_LIMIT }} />
          </span>
          {sameAs.map((other) => (
            <Verdict key={other} icon="equal" bad>
              <Text id="names.sameAs" args={{ n: other + 1 }} />
            </Verdict>
          ))}
        </Fact>
        <Fact id="model">
          <Faults faults={model} rule="model" />
        </Fact>
        <Fact id="mcp">
          <Faults faults={mcp} rule="mcp" />
        </Fact>
        <Fact id="first">
          <CutBack cut={first} route={route} />
        </Fact>
        <Fact id="last">
          <CutBack cut={last} route={route} />
        </Fact>
        <Fact id="table">
          <Route route={route} />
        </Fact>
      </dl>
    </li>
  )
}

function Field({ label, value, onType }: { readonly label: string; readonly value: string; readonly onType: (text: string) => void }) {
  const field = useId()
  return (
    <>
      <label htmlFor={field}>
        <Text id={label} />
      </label>
      <input
        id={field}
        type="text"
        value={value}
        maxLength={FIELD_LIMIT}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onType(event.target.value)}
      />
    </>
  )
}
