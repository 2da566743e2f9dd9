import {
  type StateRecord,
  stateDataset,
  turnaround,
} from '@/src/domain/catalogue/states/state-record'
import dataset from '@/src/seed/data/states.json'

/** The states that the checkout shows as cards. */
const POPULAR: Readonly<Record<string, string | undefined>> = {
  WY: 'BEST CHOICE',
  CO: 'POPULAR',
  DE: 'BUSINESS FRIENDLY',
}

/** Our own prices in every state, in dollars: the service fee, and a registered agent. */
const OUR_PRICES = { oneTimePrice: 49, monthlyPrice: 12, yearlyPrice: 99 }

function stateSeed(record: StateRecord) {
  const popularLabel = POPULAR[record.code]
  const tax = record.recurring_state_tax
  return {
    name: record.name,
    code: record.code,
    filingFee: record.filing_fee_usd,
    ...OUR_PRICES,
    turnaroundTime: turnaround(record),
    isActive: true,
    isPopular: popularLabel !== undefined,
    popularLabel: popularLabel ?? null,
    formationDocument: record.formation_document,
    agency: record.agency,
    entitySearchUrl: record.entity_search_url,
    publicationRequired: record.publication_required,
    nameReservationMandatory: record.name_reservation_mandatory,
    nameReservationFee: record.name_reservation_usd,
    expediteOffered: record.expedite.applies_to_llc_formation === true,
    report: {
      required: record.report.required,
      name: record.report.name,
      fee: record.report.fee_usd,
      rule: record.report.rule,
    },
    recurringTax: {
      name: tax?.name ?? null,
      minimum: tax?.minimum_usd ?? null,
      collectedWithReport: tax?.collected_with_report ?? false,
    },
    feeAsOf: `${record.last_verified_by_source}T00:00:00.000Z`,
    confidence: record.confidence,
    sources: record.source_urls.map((url) => ({ url })),
    notes: record.notes.map((note) => ({ note })),
  }
}

/** The 50 states and DC as the bundled dataset has them (see data/CREDITS.md). */
export const STATE_SEEDS = stateDataset.parse(dataset).states.map(stateSeed)
