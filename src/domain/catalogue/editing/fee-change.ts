import { correctedFacts } from '@/src/domain/catalogue/fact-editing/correction'
import type { Fee } from '@/src/domain/catalogue/facts/fee'
import { certaintyOf, type TypedFee, typedFee } from '@/src/domain/catalogue/facts/filing-fee'
import { factInForce, versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { isSameJson } from '@/src/domain/platform/canonical-json'

const FEE = ['filing_fee', 'llc'] as const

/** What an LLC's filing fee should be; without `from`, from today or as the version it repeats. */
export type FeeChange = TypedFee

export type FeeField = 'filing_fee' | 'from' | 'checked'

/** The facts with the fee, and whether a version was added to them, or one was corrected. */
export type ChangedFee =
  | {
      readonly ok: true
      readonly is: 'same' | 'added' | 'changed'
      readonly facts: readonly StateFact[]
      readonly before: StateFact | null
      readonly fact: StateFact
    }
  | { readonly ok: false; readonly field: FeeField; readonly message: string }

const refused = (field: FeeField, message: string): ChangedFee => ({ ok: false, field, message })

/** What we pay of a fee that is one amount; null for one that depends on the company. */
export function feeCents(given: Fee): number | null {
  if (given.type === 'none') return 0
  if (given.type === 'fixed') return given.cents
  return given.type === 'channel' ? given[given.uses] : null
}

/** A fee with another amount; null where it is no single amount. */
function withCents(old: Fee, cents: number): Fee | null {
  if (feeCents(old) === cents) return old
  if (old.type === 'channel') return { ...old, [old.uses]: cents }
  return old.type === 'fixed' || old.type === 'none' ? { type: 'fixed', cents } : null
}

/**
 * The facts of a state with another filing fee. A fee for a day that has a version corrects that
 * one; another amount from today, or a later day, is a version of its own, and the old one stays.
 *
 * @param today an ISO day
 */
export function changedFee(
  facts: readonly StateFact[],
  change: FeeChange,
  today: string,
): ChangedFee {
  const { cents, source, checked } = change
  if (checked && checked > today) return refused('checked', 'This day is in the future.')
  const present = factInForce(facts, ...FEE, today)
  if (!present && versionsOf(facts, ...FEE).length === 0) {
    const fact = typedFee(change)
    return { ok: true, is: 'added', facts: [...facts, fact], before: null, fact }
  }
  const named = versionsOf(facts, ...FEE).find(({ from }) => from === change.from)
  const old = (change.from === null ? present : named) ?? present
  if (!old) return refused('from', 'Another entry begins later. Correct it under State facts.')
  const fee = withCents(old.fee, cents)
  if (!fee)
    return refused('filing_fee', 'This fee is no single amount. Change it under State facts.')
  const isOther = !isSameJson(fee, old.fee)
  const day = change.from ?? (isOther ? today : old.from)
  const isNew = day !== old.from
  if (isNew && (day === null || day < today)) {
    return refused('from', 'Choose today or a later day.')
  }
  const isSameReading = checked === old.checked && isSameJson(source, old.source)
  const certainty = isSameReading ? old.certainty : certaintyOf({ source, checked })
  const said = { fee, source, checked, certainty }
  if (!isNew && isSameJson({ ...old, ...said }, old)) {
    return { ok: true, is: 'same', facts, before: old, fact: old }
  }
  const corrected = correctedFacts(
    facts,
    {
      ...said,
      fact: factId(old),
      from: isNew ? day : null,
      basis: old.basis ?? 'day',
      title: old.title,
      words: old.words,
      due: old.due,
      note: old.note,
    },
    today,
  )
  if (!corrected.ok) return refused('from', corrected.message)
  return { ...corrected, is: isNew ? 'added' : 'changed', before: isNew ? null : old }
}
