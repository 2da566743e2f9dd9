import type { ChoiceField, LineField } from '@/src/domain/filing/details/field'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'

import { Choices } from './Choices'

type LineInputProps = {
  field: LineField | ChoiceField
  id: string
  value: string
  error: string | undefined
  isOptional: boolean
  countries: readonly Country[]
  onAnswer: (value: string) => void
  onLeave: () => void
}

const TYPES = { date: 'date', month: 'month', text: 'text', number: 'text' } as const

/** A date is picked, not typed: HTML allows it no limit. */
function mostLetters({ kind, max }: LineField): number | undefined {
  if (kind === 'number') return 6
  return kind === 'text' ? (max ?? 200) : undefined
}

/** The control for one answer that is a text, a date or a choice. */
export function LineInput(props: LineInputProps) {
  const { field, id, value, error, isOptional, countries, onAnswer, onLeave } = props
  const { label, help } = field
  const texts = { id, label, help, error, optional: isOptional, onBlur: onLeave }
  switch (field.kind) {
    case 'choice':
    case 'ticks':
      return <Choices {...props} field={field} />
    case 'select':
      return (
        <SelectField
          {...texts}
          placeholder="Choose"
          options={field.options}
          value={value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
    case 'country':
      return (
        <SelectField
          {...texts}
          placeholder="Choose a country"
          options={countries}
          value={value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
    case 'tick':
      return (
        <Checkbox
          id={id}
          label={label}
          help={help}
          error={error}
          checked={value === 'yes'}
          onBlur={onLeave}
          onChange={(event) => onAnswer(event.target.checked ? 'yes' : '')}
        />
      )
    case 'longText':
      return (
        <TextareaField
          {...texts}
          rows={3}
          maxLength={field.max}
          value={value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
    default:
      return (
        <TextField
          {...texts}
          type={TYPES[field.kind]}
          inputMode={field.kind === 'number' ? 'numeric' : undefined}
          maxLength={mostLetters(field)}
          autoComplete={field.autoComplete ?? 'off'}
          placeholder={field.placeholder}
          value={value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )
  }
}
