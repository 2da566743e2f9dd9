import type { Readable, StateView } from '@/src/domain/catalogue/catalogue-views'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { FALLBACK_STATES } from '@/src/domain/catalogue/fallback-catalogue'
import { asksNoReport } from '@/src/domain/compliance/type-facts-view'
import type { State } from '@/src/payload-types'

import { activeStates, STATE_FACTS, stateFacts } from './active-states'

const SELECT = { ...STATE_FACTS, isPopular: true } as const

/** The states in which companies are formed, by name; or the stand-ins, which are not for sale. */
export async function getStates(): Promise<Readable<StateView>> {
  const items = await readStates()
  return items?.length ? { items, isFallback: false } : { items: FALLBACK_STATES, isFallback: true }
}

async function readStates(): Promise<StateView[] | undefined> {
  'use cache'
  return activeStates(SELECT, viewOf)
}

function viewOf(doc: Pick<State, 'id' | keyof typeof SELECT>, today: string): StateView {
  const { fees: _fees, ...facts } = stateFacts(doc, today)
  return {
    ...facts,
    turnaroundTime: doc.turnaroundTime ?? null,
    asksNoReport: asksNoReport(readFacts(doc.facts), 'llc', today),
    isPopular: doc.isPopular,
  }
}
