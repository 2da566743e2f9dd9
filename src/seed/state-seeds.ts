import { llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import {
  type StateRecord,
  stateDataset,
  turnaround,
} from '@/src/domain/catalogue/states/state-record'
import { DEFAULT_TIME_ZONE, isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import dataset from '@/src/seed/data/states.json'
import { STATE_FACTS } from '@/src/seed/state-facts'

/** The states that the checkout shows as cards. */
const POPULAR: Readonly<Record<string, string | undefined>> = {
  WY: 'BEST CHOICE',
  CO: 'POPULAR',
  DE: 'BUSINESS FRIENDLY',
}

/** Our own prices in every state, in dollars: the service fee, and a registered agent. */
const OUR_PRICES = { oneTimePrice: 49, monthlyPrice: 12, yearlyPrice: 99 }

/** No one has chosen another zone yet. */
const TODAY = isoDayIn(new Date(), DEFAULT_TIME_ZONE)

function stateSeed(record: StateRecord) {
  const popularLabel = POPULAR[record.code]
  const facts = STATE_FACTS[record.code] ?? []
  return {
    name: record.name,
    code: record.code,
    filingFee: llcFeeInForce({ facts, filingFee: 0 }, TODAY).filingFee,
    facts: [...facts],
    ...OUR_PRICES,
    turnaroundTime: turnaround(record),
    isActive: true,
    isPopular: popularLabel !== undefined,
    popularLabel: popularLabel ?? null,
    formationDocument: record.formation_document,
    agency: record.agency,
    entitySearchUrl: record.entity_search_url,
    expediteOffered: record.expedite.applies_to_llc_formation === true,
    notes: record.notes.map((note) => ({ note })),
  }
}

/** The 50 states and DC as the bundled dataset has them (see data/CREDITS.md). */
export const STATE_SEEDS = stateDataset.parse(dataset).states.map(stateSeed)
