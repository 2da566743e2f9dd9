import { hasBegun } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'

import { isSameJson } from '@/src/domain/platform/canonical-json'
import type { Confirmation, Correction } from './correction'

/** The facts as they become, and the version that was written; or why not, beside which field. */
export type Corrected =
  | { readonly ok: true; readonly facts: readonly StateFact[]; readonly fact: StateFact }
  | { readonly ok: false; readonly field: string | null; readonly message: string }

const GONE = 'This entry no longer exists. Go back to the list.'

function refused(message: string, field: string | null = null): Corrected {
  return { ok: false, field, message }
}

/** One version of a fact in place of, or after, another. */
function written(facts: readonly StateFact[], at: number, fact: StateFact, isNew: boolean) {
  return {
    ok: true,
    fact,
    facts: facts.toSpliced(isNew ? at + 1 : at, isNew ? 0 : 1, fact),
  } as const
}

/** A jurisdiction's facts with one of them corrected, on an ISO day. */
export function correctedFacts(
  facts: readonly StateFact[],
  correction: Omit<Correction, 'version'>,
  today: string,
): Corrected {
  const { fact: id, from, basis, ...said } = correction
  const at = facts.findIndex((one) => factId(one) === id)
  const old = facts[at]
  if (!old) return refused(GONE)
  if (from === null) {
    const fact = { ...old, ...said }
    if (isSameJson(fact, old)) return refused('Nothing is different. Change a field, then save.')
    return written(facts, at, fact, false)
  }
  const { basis: _basis, ...rest } = { ...old, ...said }
  const fact: StateFact = { ...rest, from, ...(basis === 'tax_year' ? { basis } : {}) }
  const isMoved = !hasBegun(old, today) // one that is still to come gets another day
  const others = isMoved ? facts.toSpliced(at, 1) : facts
  if (others.some((one) => factId(one) === factId(fact))) {
    return refused('Another entry begins on this day. Open that one to correct it.', 'from')
  }
  return written(facts, at, fact, !isMoved)
}

/** A jurisdiction's facts with one of them read again and found right. */
export function confirmedFacts(
  facts: readonly StateFact[],
  { fact: id, source, checked }: Omit<Confirmation, 'version'>,
): Corrected {
  const at = facts.findIndex((one) => factId(one) === id)
  const old = facts[at]
  return old ? written(facts, at, { ...old, source, checked }, false) : refused(GONE)
}
