import { z } from 'zod'

import { CHOICE_NAMES, QUESTIONS } from '@/src/domain/papers/choices'

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
