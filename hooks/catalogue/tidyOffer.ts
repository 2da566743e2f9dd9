import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

type Problem = { readonly path: string; readonly message: string }

const isSome = (list: unknown) => Array.isArray(list) && list.length > 0

/** What fits each field, but not the others. */
function problemsOf(offer: Readonly<Record<string, unknown>>): Problem[] {
  const { kind, value, from, until, appliesTo, packages, addons, services } = offer
  const problems: Problem[] = []
  if (typeof value === 'number' && value <= 0) {
    problems.push({ path: 'value', message: 'Enter more than zero' })
  }
  if (kind === 'percent' && typeof value === 'number' && value > 100) {
    problems.push({ path: 'value', message: 'Enter 100 percent or less' })
  }
  if (typeof from === 'string' && typeof until === 'string' && new Date(until) <= new Date(from)) {
    problems.push({ path: 'until', message: 'Enter a time after the start' })
  }
  if (appliesTo === 'named' && ![packages, addons, services].some(isSome)) {
    const message = 'Choose at least one package, add-on or service'
    problems.push({ path: 'packages', message })
  }
  return problems
}

/** Codes are kept in capitals, none is null and not empty, and the parts of an offer fit together. */
export const tidyOffer: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const { code } = data
  const tidy =
    typeof code === 'string' ? { ...data, code: code.trim().toUpperCase() || null } : data
  const errors = problemsOf({ ...originalDoc, ...tidy })
  if (errors.length > 0) throw new ValidationError({ collection: 'offers', errors, req })
  return tidy
}
