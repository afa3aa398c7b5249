// Inputs that must differ: a link that makes them equal is put right by the smallest change, and the change is said.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill, twinOf } from '../../src/lessons/params.ts'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { lessonNamed } from '../support.ts'

const lesson = await lessonNamed('tool-pool')
const read = (search: string) => situationIn(parseLink(search), lesson)

describe('two servers of one name', () => {
  it.each([
    ['the second gives way', '?docsName=a&deployName=a', 'a', 'deploy', [{ kind: 'same', name: 'deployName', value: 'a', used: 'deploy' }]],
    ['the second takes the name of the first', '?deployName=docs', 'docs', 'deploy', [{ kind: 'same', name: 'deployName' }]],
    [
      'the first takes the name of the second',
      '?docsName=deploy',
      'docs',
      'deploy',
      [{ kind: 'same', name: 'docsName', value: 'deploy', used: 'docs' }],
    ],
    ['both take the second’s own name', '?docsName=deploy&deployName=deploy', 'docs', 'deploy', [{ kind: 'same', name: 'docsName' }]],
    [
      'against a scenario',
      '?scenario=same-prefix-no-collision&docsName=team.docs',
      'team.docs',
      'deploy',
      [{ kind: 'same', name: 'deployName' }],
    ],
    ['each the other’s', '?docsName=deploy&deployName=docs', 'deploy', 'docs', []],
    ['almost equal', '?docsName=a&deployName=A', 'a', 'A', []],
  ])('%s', (_name, search, docsName, deployName, notices) => {
    const situation = read(search)
    expect(situation.inputs).toMatchObject({ docsName, deployName })
    expect(situation.notices).toMatchObject(notices)
    expect(situation.notices).toHaveLength(notices.length)
  })

  it('never come out of any link', () => {
    const name = fc.constantFrom('docs', 'deploy', 'a', 'team docs', 'team.docs')
    fc.assert(
      fc.property(name, name, fc.constantFrom(...lesson.scenarios.map(({ id }) => id)), (docsName, deployName, scenario) => {
        const search = `?scenario=${scenario}&docsName=${encodeURIComponent(docsName)}&deployName=${encodeURIComponent(deployName)}`
        const { inputs } = read(search)
        expect(twinOf(lesson.distinct ?? [], inputs, 'docsName')).toBeUndefined()
        expect(Object.keys(inputs)).toEqual(Object.keys(fill(lesson.params, {})))
      }),
    )
  })
})
