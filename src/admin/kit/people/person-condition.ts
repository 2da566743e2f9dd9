import type { Where } from 'payload'
import { transformWhereQuery, validateWhereQuery } from 'payload/shared'

type Condition = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The filter as it is shown: any of several, each of which is several at once. */
const shownAs = (asked: Where = {}): Where =>
  validateWhereQuery(asked) ? asked : transformWhereQuery(asked)

/** Where the conditions on one field stand in a filter of Payload's, in the order shown. */
const placesOf = (where: Where, name: string) =>
  (where.or ?? []).flatMap(({ and = [] }, or) =>
    and.flatMap((condition, at) => (Object.hasOwn(condition, name) ? [{ or, at, condition }] : [])),
  )

/** What the n-th condition on a field asks for. */
export function personCondition(asked: Where | undefined, name: string, nth: number) {
  const place = placesOf(shownAs(asked), name)[nth]
  const condition: unknown = place?.condition[name]
  const [operator = 'equals', value] = isRecord(condition)
    ? (Object.entries(condition)[0] ?? [])
    : []
  return { operator, value: Array.isArray(value) ? value[0] : value }
}

/** The filter with another value in the n-th condition on a field. */
export function withPerson(
  asked: Where | undefined,
  { name, nth, value }: { name: string; nth: number; value: string | undefined },
): Where {
  const where = shownAs(asked)
  const place = placesOf(where, name)[nth]
  const { operator } = personCondition(asked, name, nth)
  const isMany = operator === 'in' || operator === 'not_in'
  const changed = { [name]: { [operator]: isMany && value ? [value] : value } }
  const or = (where.or ?? []).map((part, index) =>
    index === place?.or
      ? { and: (part.and ?? []).map((one, at) => (at === place.at ? changed : one)) }
      : part,
  )
  return { or }
}
