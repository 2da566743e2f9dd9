import { isId } from '@/src/domain/vocabulary/id'
import { words } from '@/src/domain/vocabulary/text/words'

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/

/** Fields that hold one of a few words of ours, never a word of someone's. */
const COARSE = new Set(
  words(`currency gateway kind method paymentStatus role stage status topic
  type`),
)

/** What stands in place of what was said of a person. */
const REMOVED = '[removed]'

function textWithout(text: string, field: string): string {
  return COARSE.has(field) || isId(text) || MOMENT.test(text) ? text : REMOVED
}

/**
 * What an entry of the audit log says once the person it is about is gone: which fields changed,
 * with amounts, days, ids and states, and no other word.
 */
export function withoutPerson(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return textWithout(value, field)
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutPerson(inner, name)]),
  )
}
