import type { Question } from './questions'

type Stored = Omit<Question, 'id' | 'required' | 'choices'> & {
  readonly id?: string | null
  readonly required?: boolean | null
  readonly choices?: readonly string[] | null
}

/** The questions of an opening as they are stored. */
export const questionsOf = (stored: readonly Stored[] | null | undefined): readonly Question[] =>
  (stored ?? []).flatMap(({ id, label, kind, required, choices }) =>
    id ? [{ id, label, kind, required: required === true, choices: choices ?? [] }] : [],
  )
