import type { PayloadRequest } from 'payload'

import type { StateEntry } from '@/src/domain/catalogue/editing/state-form'
import { llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { factInForce, factToCome } from '@/src/domain/catalogue/facts/in-force'
import { factId, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { State } from '@/src/payload-types'
import { allEntries } from '@/src/queries/catalogue/services'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { shownState } from '@/src/services/catalogue/entries/states'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

export type StateRow = {
  readonly id: string
  readonly shown: Shown<StateEntry>
  readonly source: StateFact['source']
  /** An ISO day, from which the fee is known; null where no one read it. */
  readonly asOf: string | null
  /** The fact that says the fee, to open it. */
  readonly fact: string | null
  readonly coming: { readonly fee: number; readonly from: string; readonly fact: string } | null
}

function rowOf(state: State, today: string): StateRow {
  const facts = readFacts(state.facts)
  const { feeAsOf, scheduledFee } = llcFeeInForce(state, today)
  const present = factInForce(facts, 'filing_fee', 'llc', today)
  const next = factToCome(facts, 'filing_fee', 'llc', today)
  return {
    id: state.id,
    shown: shownState(state, today),
    source: present?.source ?? null,
    asOf: feeAsOf,
    fact: present && factId(present),
    coming: scheduledFee && next ? { ...scheduledFee, fact: factId(next) } : null,
  }
}

export async function stateRows(req: PayloadRequest): Promise<StateRow[]> {
  const states = await allEntries(req, 'states', 'name')
  const today = await officeDay(req)
  return states.map((state) => rowOf(state, today))
}

export function matching(rows: readonly StateRow[], text: string): StateRow[] {
  const wanted = text.trim().toLowerCase()
  return rows.filter(({ shown: { entry } }) =>
    [entry.name, entry.code].some((one) => one.toLowerCase().includes(wanted)),
  )
}
