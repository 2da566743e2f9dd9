import type { ChoiceField, LineField } from '@/src/domain/filing/details/field'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'

type LineInputProps = {
  field: LineField | ChoiceField
  id: string
  value: string
  error: string | undefined
  isOptional: boolean
  /** Whether the answer is what we filled in. */
  isSuggested?: boolean
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
  const { field, id, value, error, isOptional, isSuggested, countries, onAnswer, onLeave } = props
  const { label } = field
  const help = (isSuggested ? field.suggested : null) ?? field.help
  const texts = { id, label, help, error, optional: isOptional, onBlur: onLeave }
  switch (field.kind) {
    case 'choice':
    case 'ticks':
      return <Choices {...props} field={field} />
    case 'select':
    case 'country':
      return (
        <SelectField
          {...texts}
          {...(field.kind === 'select'
            ? { placeholder: 'Choose', options: field.options }
            : { placeholder: 'Choose a country', options: countries })}
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

type ChoicesProps = Omit<LineInputProps, 'field'> & { field: ChoiceField }

/** A question with a few answers in sight, of which one is right, or any. */
function Choices({ field, id, value, error, onAnswer, onLeave }: ChoicesProps) {
  const { label, help, options, kind } = field
  const isMany = kind === 'ticks'
  const described = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby':
      [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  const chosen = value === '' ? [] : value.split(',')
  const toggle = (one: string, isOn: boolean) =>
    onAnswer(
      options
        .map((option) => option.value)
        .filter((option) => (option === one ? isOn : chosen.includes(option)))
        .join(','),
    )
  return (
    <div className="flex flex-col gap-2">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      {help && (
        <p id={`${id}-help`} className="text-xs text-muted">
          {help}
        </p>
      )}
      {isMany ? (
        // biome-ignore lint/a11y/useSemanticElements: the form's parts are fieldsets already
        <div role="group" {...described} className="grid gap-2 sm:grid-cols-2" onBlur={onLeave}>
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              id={index === 0 ? id : undefined}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          ))}
        </div>
      ) : (
        <div role="radiogroup" {...described} className="grid gap-3 sm:grid-cols-2">
          {options.map((option, index) => (
            <RadioCard
              key={option.value}
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              title={option.label}
              checked={option.value === value}
              onChange={() => onAnswer(option.value)}
            />
          ))}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
