import type { ApiFailure } from '@/src/lib/browser/result'

/** A refused save, with each answer by its own name, as the forms have it: `answers.name` is `name`. */
export const answersRefused = (failure: ApiFailure): ApiFailure => ({
  ...failure,
  fields: Object.fromEntries(
    Object.entries(failure.fields).map(([path, words]) => [path.replace(/^answers\./, ''), words]),
  ),
})
