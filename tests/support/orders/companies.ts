import { stateDataset } from '@/src/domain/catalogue/states/state-record'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import dataset from '@/src/seed/data/states.json'

const { states } = stateDataset.parse(dataset)

export const STATE_CODES = states.map(({ code }) => code)

/** A company of one American, with an EIN and our agent, formed in a state of the dataset. */
export function companyIn(
  code: string,
  formedOn: string,
  changes: Partial<CompanyFacts> = {},
): CompanyFacts {
  const state = states.find((one) => one.code === code)
  if (!state) throw new Error(`There is no state ${code}`)
  const tax = state.recurring_state_tax
  return {
    formedOn,
    name: 'Engine LLC',
    type: 'llc',
    state: {
      code,
      name: state.name,
      report: { name: state.report.name, fee: state.report.fee_usd, rule: state.report.rule },
      tax: {
        name: tax?.name ?? null,
        minimum: tax?.minimum_usd ?? null,
        collectedWithReport: tax?.collected_with_report ?? false,
      },
      publicationRequired: state.publication_required,
      sources: state.source_urls,
      asOf: state.last_verified_by_source,
    },
    ownership: { owners: 1, isForeign: false, isCompany: false },
    hasEin: true,
    agent: { by: 'us', monthly: false, paidUntil: null },
    ...changes,
  }
}
