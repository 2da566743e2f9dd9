import type { CompanyAnswers, Place } from '@/src/domain/filing/company-answers'
import { usualShares } from '@/src/domain/filing/corporation'
import { type FilingAnswers, NEW_MEMBER } from '@/src/domain/filing/filing-answers'
import { WHOLE } from '@/src/domain/filing/ownership'

/** What the order says of its buyer; empty where it says nothing. */
export type Buyer = {
  readonly name: string
  readonly address: string
  /** Two letters. */
  readonly country: string
  /** The address in its parts. */
  readonly place: Place
}

/** Which parts of the form the customer has answered, if only in part. */
export type Answered = { readonly owners: boolean; readonly party: boolean }

/** A corporation's buyer as its first director, and the usual number of shares. */
export function prefillCorporation(
  answers: FilingAnswers,
  answered: Answered,
  { name, address }: Buyer,
  state: string,
): FilingAnswers {
  return {
    ...answers,
    managers: answered.owners ? answers.managers : [{ name, address }],
    authorizedShares: answers.authorizedShares ?? usualShares(state),
  }
}

/** What most LLCs of this size choose, for the customer to read and change: its owners run it. */
export const prefillLlc = (answers: FilingAnswers): FilingAnswers => ({
  ...answers,
  management: answers.management ?? 'member',
})

/** The buyer's address as the office and for mail, where none was answered; at least its country. */
function withOffice(company: CompanyAnswers, place: Place, hasOurAddress: boolean): CompanyAnswers {
  const isEmpty = Object.values(company.office).every((part) => part === '')
  return {
    ...company,
    office: isEmpty ? place : company.office,
    mailAt: company.mailAt || (hasOurAddress ? '' : 'office'),
  }
}

/**
 * The answers with the buyer as the first and only owner and as the responsible party, where neither was
 * answered yet. Nothing of it counts as an answer until the customer saves the form.
 */
export function prefillFiling(
  answers: FilingAnswers,
  answered: Answered,
  { name, address, country, place }: Buyer,
  hasOurAddress = false,
): FilingAnswers {
  const members = answered.owners
    ? answers.members
    : [
        { ...NEW_MEMBER, name, address, country, ownershipBasisPoints: WHOLE },
        ...answers.members.slice(1),
      ]
  const responsibleParty = answered.party
    ? answers.responsibleParty
    : { ...answers.responsibleParty, name }
  const company = withOffice(answers.company, place, hasOurAddress)
  return { ...answers, company, members, responsibleParty }
}
