import { countries } from '@/src/domain/vocabulary/places/countries'
import { SelectField } from '@/src/storefront/ui/forms/select-field'

import type { QuestionProps } from './question-props'

/** Where the buyer lives: it decides what may be sold to them. */
export function ResidenceField({ answers, errors, onAnswer }: QuestionProps) {
  return (
    <SelectField
      label="Country where you live"
      name="residence"
      placeholder="Choose a country"
      autoComplete="country"
      value={answers.residence ?? ''}
      onChange={(event) => onAnswer({ residence: event.target.value })}
      options={countries()}
      error={errors.residence}
    />
  )
}

/** By name, as it is stored; with the answer itself, should another browser have named it otherwise. */
function optionsWith(answer: string | undefined) {
  const names = countries().map(({ label }) => label)
  const all = answer && !names.includes(answer) ? [answer, ...names] : names
  return all.map((label) => ({ value: label, label }))
}

/** Of which country one is a citizen. */
export function CountryField({ answers, errors, onAnswer }: QuestionProps) {
  return (
    <SelectField
      label="Country of citizenship"
      name="country"
      placeholder="Choose a country"
      autoComplete="off" // a browser knows where one lives, not of which country one is a citizen
      value={answers.country ?? ''}
      onChange={(event) => onAnswer({ country: event.target.value })}
      options={optionsWith(answers.country)}
      help="As shown in your passport."
      error={errors.country}
    />
  )
}
