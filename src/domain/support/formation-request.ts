import { legalName } from '@/src/domain/catalogue/states/company-name-rules'
import type { FormationAnswers } from '@/src/domain/checkout/formation-answers'
import { COMPANY_TYPES } from '@/src/domain/vocabulary/company-types'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { fullName } from '@/src/domain/vocabulary/text/full-name'

/** A company that we make an offer for, as its founder described it in the checkout. */
export type FormationRequest = {
  readonly answers: FormationAnswers
  readonly state: { readonly name: string; readonly code: string }
  readonly packageName: string
  readonly addonNames: readonly string[]
}

/** What the request is about, in a line. */
export function requestSubject({ answers, state }: FormationRequest): string {
  return `Request for an offer: ${answers.companyType} in ${state.name}`
}

/** Everything that was answered, a line each, for staff and for the founder's own conversation. */
export function requestMessage(request: FormationRequest): string {
  const { answers, state, packageName, addonNames } = request
  const { companyName: name, companyType: type } = answers
  const town = [answers.city, answers.state, answers.zipCode].filter(Boolean).join(', ')
  const country = answers.country && countryName(answers.country)
  const lines = [
    ['Company', legalName({ name, type, state: state.code })],
    ['Type', COMPANY_TYPES[type]],
    ['State', state.name],
    ['Purpose', answers.companyPurpose],
    ['Package', packageName],
    ['Services', addonNames.join(', ')],
    ['Name', fullName(answers)],
    ['Email', answers.email],
    ['Phone', answers.phone],
    ['Address', [answers.address, town, country].filter(Boolean).join(', ')],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}
