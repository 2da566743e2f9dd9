import { COUNTRY_OPTIONS } from '@/src/domain/vocabulary/places/country-options'
import { SelectField } from '@/src/storefront/ui/forms/select-field'

import type { QuestionProps } from './question-props'

const OPTIONS = COUNTRY_OPTIONS.map(({ label }) => ({ value: label, label }))

/** Of which country one is a citizen. */
export function CountryField({ answers, errors, onAnswer }: QuestionProps) {
  return (
    <SelectField
      label="Country of citizenship"
      name="country"
      placeholder="Choose a country"
      autoComplete="country-name"
      value={answers.country ?? ''}
      onChange={(event) => onAnswer({ country: event.target.value })}
      options={OPTIONS}
      help="As it stands in your passport."
      error={errors.country}
    />
  )
}
