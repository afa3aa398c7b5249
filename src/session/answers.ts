// Answers by situation: a prediction belongs to the inputs it was made for.
import type { Inputs } from '../lessons/params.ts'
import type { Value } from '../run/questions.ts'

/** Committed answers by checkpoint and situation, then by field. */
export type Answers = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** The key of a checkpoint's answers in this situation. */
export const answerKey = (checkpoint: string, inputs: Inputs): string => `${checkpoint}|${JSON.stringify(inputs)}`

/** The answers of one situation by checkpoint; those that belong to none keep their key. */
export function answersFor(answers: Answers, inputs: Inputs): Record<string, Record<string, Value>> {
  const tail = answerKey('', inputs)
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, given]) =>
      key.endsWith(tail) ? [[key.slice(0, -tail.length), { ...given }]] : key.includes('|') ? [] : [[key, { ...given }]],
    ),
  )
}

/** All answers, with those of one situation, and those that belong to none, replaced. */
export function withAnswers(answers: Answers, inputs: Inputs, some: Answers, checkpoints: readonly string[]): Answers {
  const tail = answerKey('', inputs)
  const others = Object.entries(answers).filter(([key]) => key.includes('|') && !key.endsWith(tail))
  const own = Object.entries(some).map(([name, given]) => [checkpoints.includes(name) ? answerKey(name, inputs) : name, given] as const)
  return Object.fromEntries([...others, ...own])
}
