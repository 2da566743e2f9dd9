import { type FilingAnswers, NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import type { FilingContext } from '@/src/domain/filing/what-is-missing'
import { WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'

/** A company of a kind in a state, whose agent is included. */
export const contextOf = (
  companyType: FilingContext['companyType'],
  code: FilingContext['state']['code'],
  name: string,
): FilingContext => ({
  companyType,
  state: { code, name },
  agentOffer: { isIncluded: true, yearlyMinor: 99_00, addonId: null },
  businessAddress: null,
  today: '2026-11-27',
  hasTaxId: true,
})

/** Anyone who owns all of a company. */
export const soleOwner = (address: string): FilingAnswers['members'][number] => ({
  ...NEW_MEMBER,
  name: 'Ada Moss',
  address,
  country: 'US',
  ownershipBasisPoints: 10_000,
})

/** What every kind of company answers, with our agent. */
export const ANSWERED: FilingAnswers = {
  ...NO_ANSWERS,
  company: WHOLE_COMPANY,
  registeredAgent: { ...NO_ANSWERS.registeredAgent, kind: 'ours' },
  responsibleParty: { name: 'Ada Moss', taxIdKind: 'ssn' },
}
