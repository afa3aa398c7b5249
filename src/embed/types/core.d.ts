// The engine without a page: lessons, runs, and what is read from them.

export interface Lesson {
  readonly id: string
  readonly number: number
  readonly params: Readonly<Record<string, Param>>
  readonly scenarios: readonly { readonly id: string; readonly inputs: Inputs }[]
}
export type Param =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  | { readonly kind: 'text'; readonly max: number; readonly default: string }
export type Inputs = Readonly<Record<string, string>>
export type Format = 'text' | 'wire' | 'frames' | 'vector' | 'html'
/** A line of text in pieces: plain, bold, or code that is never translated. */
export type Line = readonly { readonly text: string; readonly code?: boolean; readonly bold?: boolean }[]
export type Say = (key: string, args?: Readonly<Record<string, string | number | { readonly token: string }>>) => Line
export type Catalog = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => string>>

export interface Frame {
  readonly index: number
  /** Leaf state and subject, such as `routing@c2`. */
  readonly address: string
  readonly counts: { readonly local: number; readonly external: number; readonly wire: number; readonly pool: number }
}
export interface WireRecord {
  readonly number: number
  readonly frame: number
  readonly dir: 'C>S' | 'S>C'
  /** A JSON-RPC message, valid under the schema of MCP 2026-07-28. */
  readonly message: object
}
export interface CallRecord {
  readonly callId: string
  readonly alias: string
}
export interface Run {
  readonly frames: readonly Frame[]
  readonly wire: readonly WireRecord[]
  readonly calls: readonly CallRecord[]
}

export declare const lessonIds: readonly string[]
export declare const languages: readonly string[]
export declare function loadLesson(id: string): Promise<Lesson | undefined>
export declare function loadTexts(language: string, lessonId: string): Promise<readonly Catalog[]>
export declare function createSay(catalogs: readonly Catalog[]): Say
export declare function plain(line: Line): string

export declare function inputsOf(lesson: Lesson, scenarioId: string): Inputs | undefined
export declare function scenarioOf(lesson: Lesson, inputs: Inputs): string
/** All parameters, with the defaults where `given` names none. */
export declare function fill(params: Lesson['params'], given: Inputs): Inputs
/** Why a value is refused, or undefined when it is legal. */
export declare function faultIn(param: Param, value: string): { readonly why: string } | undefined

export declare function runLesson(lesson: Lesson, inputs: Inputs): Run
export declare const FORMATS: readonly Format[]
export declare function exportRun(lesson: Lesson, inputs: Inputs, format: Format, say: Say, language: string): string
export declare function lessonVector(lesson: Lesson, inputs: Inputs): object
export declare function vectorOf(run: Run): object
export declare function narrate(say: Say, run: Run, index: number): Line
export declare function changeLine(say: Say, run: Run, index: number): Line

/** How far a call got, lowest first. */
export declare const RUNGS: readonly string[]
export declare function callOf(run: Run, callId: string): CallRecord | undefined
export declare function rungOf(call: CallRecord): string
/** The messages that the host's end has seen when frame `index` is over. */
export declare function wireAt(run: Run, index: number): readonly WireRecord[]
export declare function poolAt(run: Run, index: number): readonly { readonly alias: string }[]
export declare function ledgerAt(run: Run, index: number): readonly object[]
