import type { Readable } from '@/src/domain/catalogue/catalogue-views'
import { needsPublication } from '@/src/domain/catalogue/facts/on-sale'
import { FACT_COMPANIES, readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { FALLBACK_STATES } from '@/src/domain/catalogue/fallback-catalogue'
import type { CheckoutState } from '@/src/domain/checkout/checkout-view'
import type { State } from '@/src/payload-types'

import { activeStates, STATE_FACTS, stateFacts } from '../catalogue/active-states'

const SELECT = {
  ...STATE_FACTS,
  monthlyPrice: true,
  yearlyPrice: true,
} as const

/** The states with all that a checkout says of them; or the stand-ins, which are not for sale. */
export async function getCheckoutStates(): Promise<Readable<CheckoutState>> {
  const items = await readStates()
  if (items?.length) return { items, isFallback: false }
  return { items: FALLBACK_STATES.map(standIn), isFallback: true }
}

async function readStates(): Promise<CheckoutState[] | undefined> {
  'use cache'
  return activeStates(SELECT, offerOf)
}

function offerOf(doc: Pick<State, 'id' | keyof typeof SELECT>, today: string): CheckoutState {
  const facts = readFacts(doc.facts)
  return {
    ...stateFacts(doc, today),
    publishes: FACT_COMPANIES.filter((type) => needsPublication(facts, type, today)),
    monthlyPrice: doc.monthlyPrice ?? null,
    yearlyPrice: doc.yearlyPrice ?? null,
  }
}

function standIn(state: (typeof FALLBACK_STATES)[number]): CheckoutState {
  return {
    ...state,
    turnaroundTime: state.turnaroundTime ?? '',
    fees: { llc: { ...state, scheduledFee: null }, corporation: null, partnership: null },
    publishes: [],
    monthlyPrice: null,
    yearlyPrice: null,
  }
}
