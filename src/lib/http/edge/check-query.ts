import { badRequest, unstorable } from '@/src/lib/http/edge/check-json'

const MAX_LIST = 500

/** Payload reads a thousand and leaves out the rest; one may be added here. */
const MAX_PARTS = 999

/** Whole-number query parameters, with the smallest and largest value that makes sense. */
const WHOLE: Record<string, readonly [number, number]> = {
  limit: [0, 1_000_000],
  page: [1, 1_000_000],
  depth: [0, 10],
}

/** `where[total][equals]`. Payload reads `[limit]` and `limit[]`, too, as if they said `limit`. */
const SHAPE = /^[^[\]]+(?:\[[^[\]]*\])*$/

/** One of those, of the list itself or of one that a record shows. */
const NUMBER = /^(?:joins\[[^\]]*\]\[)?(limit|page|depth)(?=[[\]]|$)/

/**
 * Payload asks no one whether a field may be read before it sorts by one of a related document, and
 * an order tells of a hash what no answer shows.
 */
const SORT = /^(?:sort|joins\[.*\[sort\])(?:\[\d*\])?$/

/** Payload would show a record that the address itself holds, as if it were one of ours. */
const OWN_RECORD = /^data(?:\[|$)/

/** `__proto__` and what else every object has: its reader leaves out a filter by such a name. */
const hasBuiltInName = (name: string) =>
  name.split(/[[\]]/).some((part) => part in Object.prototype)

const invalidAddress = () => badRequest('The address is not valid.')

/** Refuses more parts than a query or a form of ours has, before each costs time. @throws AppError 400 */
export function requireFewParts(text: string): void {
  if (text.split('&', MAX_PARTS + 1).length > MAX_PARTS) {
    throw badRequest('The request has too many parts.')
  }
}

/** The whole number that a parameter holds; undefined for another parameter. @throws AppError 400 */
function numberIn(name: string, value: string): { kind: string; number: number } | undefined {
  const [start, kind] = NUMBER.exec(name) ?? []
  const range = kind && WHOLE[kind]
  if (start === undefined || !range) return
  const isOne = name === start || name === `${start}]`
  const number = Number(value)
  if (!isOne || !/^\d{1,9}$/.test(value) || number < range[0] || number > range[1]) {
    throw badRequest(`${kind} must be a whole number.`, { [name]: 'must be a whole number' })
  }
  return { kind, number }
}

/** The address with no list in it that is longer than one answer may be. @throws AppError 400 */
export function checkQuery(url: URL): URL {
  requireFewParts(url.search)
  const query = url.searchParams
  const numbers = new Set<string>()
  for (const [name, value] of [...query]) {
    if (unstorable(name) || unstorable(value) || !SHAPE.test(name) || hasBuiltInName(name))
      throw invalidAddress()
    if (OWN_RECORD.test(name)) throw badRequest('Records are read only from the database.')
    if (SORT.test(name) && value.includes('.')) throw badRequest('Sort by a field of this list.')
    const whole = numberIn(name, value)
    if (!whole) continue
    if (numbers.has(name)) throw badRequest(`${name} is given twice.`)
    numbers.add(name)
    const isEverything = whole.number === 0 || whole.number > MAX_LIST
    if (whole.kind === 'limit' && isEverything) query.set(name, String(MAX_LIST))
  }
  if (query.has('where')) throw badRequest('where names fields: where[field][operator]=value.')
  // Without pages a list has no end of its own.
  const isPaged = (query.get('pagination') ?? 'true') === 'true'
  if (!isPaged && !query.has('limit')) query.set('limit', String(MAX_LIST))
  // Payload would split `a=b]=c` elsewhere; written like this it reads what was checked.
  url.search = query.toString()
  return url
}
