import { z } from 'zod'
import questions from '@/src/domain/papers/choices.json' with { type: 'json' }
import type { Clause, Variant } from '@/src/domain/papers/paper'
import { keysOf } from '@/src/domain/vocabulary/keys'

type Question = {
  /** What is asked, above the variants. */
  readonly question: string
  readonly variants: readonly Variant[]
}

/**
 * What a customer chooses for a company's agreement or bylaws. None is chosen beforehand: what is
 * left open is printed with all its variants, each with a box.
 */
export const QUESTIONS = questions satisfies Readonly<Record<string, Question>>

type ChoiceName = keyof typeof QUESTIONS

export const CHOICE_NAMES = keysOf(QUESTIONS)

/** The clause that was chosen; with none chosen, all of them with boxes. */
export function chosen(
  choices: Readonly<Record<string, string>>,
  name: ChoiceName,
  law: string | null = null,
): Clause {
  const { question, variants } = QUESTIONS[name]
  const value = choices[name]
  const one = variants.find((each) => each.value === value)
  return one?.text ?? { question, law, variants }
}

const known = (name: string, value: string): boolean =>
  CHOICE_NAMES.some(
    (one) => one === name && QUESTIONS[one].variants.some((variant) => variant.value === value),
  )

/** The clauses that a customer chose, by question; what is left out stays open. */
export const choicesInput = z.object({
  choices: z
    .record(z.string().max(40), z.string().max(40))
    .refine(
      (choices) => Object.entries(choices).every(([name, value]) => known(name, value)),
      'Choose one of the variants shown',
    ),
})

export type ChoicesInput = z.output<typeof choicesInput>
