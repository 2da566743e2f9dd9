import type { Answers, DetailsContext } from '@/src/domain/filing/details/field'
import type { DetailsState } from '@/src/domain/filing/details/missing-details'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

export const CONTEXT: DetailsContext = {
  withFormation: false,
  packageType: 'standard',
  today: '2026-11-22',
}

const address = (name: string, country = 'DE') => ({
  [`${name}Street`]: '12 Ringstrasse',
  [`${name}City`]: 'Berlin',
  [`${name}Country`]: country,
})

/** Everything that each service needs, in its shortest form. */
export const WHOLE: Record<StandaloneService, Answers> = {
  ein: {
    legalName: 'Blue Heron LLC',
    isLlc: 'yes',
    llcMembers: '1',
    llcInUs: 'yes',
    entityType: 'disregarded',
    ...address('mailing'),
    samePhysical: 'yes',
    county: 'Laramie County',
    countyState: 'Wyoming',
    partyName: 'Ada Moss',
    taxIdKind: 'ssn',
    partyTitle: 'Member',
    phone: '+49 30 1234567',
    reason: 'hired',
    startDate: '2026-11-01',
    closingMonth: '12',
    hasEmployees: 'no',
    activity: 'retail',
    product: 'Online sale of bags',
    hadEin: 'no',
    designee: 'yes',
    declaration: 'yes',
  },
  itin: {
    reason: 'b',
    withReturn: 'yes',
    firstName: 'Ada',
    lastName: 'Moss',
    bornDifferent: 'no',
    ...address('mailing'),
    sameForeign: 'yes',
    phone: '+49 30 1234567',
    birthCountry: 'DE',
    sex: 'female',
    citizenship: 'DE',
    documentKind: 'passport',
    documentCountry: 'DE',
    documentExpires: '2030-01-01',
    enteredUs: 'no',
    hasVisa: 'no',
    hadItin: 'no',
    declaration: 'yes',
  },
  trademark: {
    markType: 'standard',
    markText: 'BLUE HERON',
    isForeign: 'no',
    showsPerson: 'no',
    classes: [{ class: '25', goods: 'T-shirts', basis: '1b' }],
    ownerKind: 'individual',
    ownerName: 'Ada Moss',
    ownerCitizenship: 'DE',
    ...address('owner'),
    ownerEmail: 'ada@example.com',
    declaration: 'yes',
    signatory: 'Ada Moss',
    signatoryTitle: 'Owner',
  },
  bookkeeping: {
    legalName: 'Blue Heron LLC',
    businessType: 'llc',
    hasEin: 'no',
    activity: 'We sell bags',
    bankAccounts: '1',
    cardAccounts: '0',
    banks: 'Mercury',
    transactions: '50',
    statements: 'upload',
    software: 'none',
    firstMonth: '2026-11',
    method: 'cash',
    channels: 'shopify,stripe',
    inventory: 'no',
    currencies: 'no',
    payroll: 'no',
    hasAccountant: 'no',
  },
}

const KEPT: Partial<Record<StandaloneService, readonly string[]>> = {
  ein: ['taxId'],
  itin: ['documentNumber', 'birthDate'],
}

/** A complete state of a service's details, changed where a test says so. */
export function stateOf(
  service: StandaloneService,
  change: Partial<Omit<DetailsState, 'context'>> & {
    readonly context?: Partial<DetailsContext>
  } = {},
): DetailsState {
  return {
    kept: KEPT[service] ?? [],
    documents: ['identity'],
    ...change,
    answers: { ...WHOLE[service], ...change.answers },
    context: { ...CONTEXT, ...change.context },
  }
}
