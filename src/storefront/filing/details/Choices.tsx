import type { ChoiceField } from '@/src/domain/filing/details/field'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'

type ChoicesProps = {
  field: ChoiceField
  id: string
  value: string
  error: string | undefined
  onAnswer: (value: string) => void
  onLeave: () => void
}

/** A question with a few answers in sight, of which one is right, or any. */
export function Choices({ field, id, value, error, onAnswer, onLeave }: ChoicesProps) {
  const { label, help, options, kind } = field
  const isMany = kind === 'ticks'
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
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
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          className="grid gap-2 sm:grid-cols-2"
          onBlur={onLeave}
        >
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
        <div
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          className="grid gap-3 sm:grid-cols-2"
        >
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
