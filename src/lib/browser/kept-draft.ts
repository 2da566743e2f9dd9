import { tabMemory } from './tab-memory'

export type Values = Readonly<Record<string, unknown>>

/** What was typed and not saved. It stays in this tab alone. */
export type KeptDraft = {
  /** When it was last typed on. */
  readonly at: number
  /** What was typed, by the names of its fields. */
  readonly values: Values
  /** What was saved in each of them when that was typed. */
  readonly was: Values
}

const AGE_MS = 7 * 24 * 60 * 60 * 1000

/** Names of fields that are never kept, whatever form they are in. */
const SECRET =
  /passw|passphrase|secret|token|recovery|otp|ssn|tax_?id|account_?number|payout_?account|iban|routing/i

/** Names the person too: the next one to sign in here does not find it. */
export const draftKey = (name: string, person: string) => `draft ${person} ${name}`

/** Texts, switches and lists of them; never a file. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'number'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (!(value instanceof Object) || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.entries(value).every(([name, part]) => !SECRET.test(name) && isPlain(part))
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** The fields of a form that differ from what is saved, as far as they may be kept. */
export function typedOf(values: Values, saved: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !SECRET.test(name) &&
        isPlain(value ?? '') &&
        !isSame(value, saved[name]) &&
        (saved[name] === undefined || typeof value === typeof saved[name]),
    ),
  )
}

export const recordOf = (value: unknown): Values => (value instanceof Object ? { ...value } : {})

/** What is kept under a key; null for nothing, something else, or something too old. */
export function readDraft(key: string, now = Date.now()): KeptDraft | null {
  try {
    const kept = recordOf(JSON.parse(tabMemory.read(key)))
    const { at } = kept
    if (typeof at === 'number' && now - at < AGE_MS)
      return { at, values: recordOf(kept.values), was: recordOf(kept.was) }
  } catch {
    return null
  }
  tabMemory.write(key, '')
  return null
}

/** Keeps what was typed; forgets the draft once nothing is. */
export function writeDraft(key: string, values: Values, was: Values, now = Date.now()): void {
  const kept: KeptDraft = { at: now, values, was }
  tabMemory.write(key, Object.keys(values).length === 0 ? '' : JSON.stringify(kept))
}

export const forgetDraft = (key: string) => tabMemory.write(key, '')

/** The names of those fields of a draft in which something else has been saved since. */
export const changedSince = ({ values, was }: KeptDraft, saved: Values): string[] =>
  Object.keys(values).filter((name) => name in was && !isSame(was[name], saved[name]))
