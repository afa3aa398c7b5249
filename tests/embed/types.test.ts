// The types written by hand are those of the code: this file compiles only while they are.
import { expect, it } from 'vitest'
import * as core from '../../src/embed/core.ts'
import { McpPluginLabElement } from '../../src/embed/element.ts'
import type { LabEvents } from '../../src/embed/events.ts'
import * as host from '../../src/embed/host.ts'
import type * as CoreTypes from '../../src/embed/types/core.js'
import type * as ElementTypes from '../../src/embed/types/element.js'
import type * as HostTypes from '../../src/embed/types/host.js'

type Same<A, B> = A extends B ? (B extends A ? true : false) : false

const sameEvents: Same<LabEvents, ElementTypes.LabEventDetails> = true
const hostAsWritten: typeof HostTypes = host
type Written = Omit<ElementTypes.McpPluginLabElement, keyof HTMLElement>
type Coded = Omit<McpPluginLabElement, keyof HTMLElement>
/** Members that the class writes out; those that reflect options are made from the table. */
const members: { [N in keyof Coded]: N extends keyof Written ? true : never } = {} as never
type CoreNames = Same<keyof typeof core, keyof typeof CoreTypes>
const sameCore: CoreNames = true

it('compiles', () => {
  expect([sameEvents, sameCore, typeof hostAsWritten.connectLab, typeof members]).toEqual([true, true, 'function', 'object'])
})
