import { zodResolver } from '@hookform/resolvers/zod'
import { Fragment } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { personalAnswers } from '@/src/domain/checkout/formation-answers'
import { countries } from '@/src/domain/vocabulary/places/countries'
import { ONE_NAME } from '@/src/domain/vocabulary/text/full-name'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { EmailSuggestion } from '../EmailSuggestion'
import { formId } from '../formation/form-id'
import { MailConsent } from '../MailConsent'
import { textsOf } from '../texts-of'
import type { StepProps } from './step-props'
import { useTypedAnswers } from './use-typed-answers'

/** What the personal step asks, top to bottom. */
const PERSONAL_FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  {
    name: 'email',
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
    help: 'We’ll send your receipt and updates here.',
  },
  {
    name: 'phone',
    label: 'Phone number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
    optional: true,
    help: 'Without a country code we use that of the country where you live.',
  },
  {
    name: 'address',
    label: 'Street address',
    autoComplete: 'address-line1',
    maxLength: 200,
    optional: true,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 100, optional: true },
  {
    name: 'state',
    label: 'State or region',
    autoComplete: 'address-level1',
    maxLength: 100,
    optional: true,
  },
  {
    name: 'zipCode',
    label: 'ZIP or postal code',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    maxLength: 20,
    optional: true,
  },
] as const

type Person = z.input<typeof personalAnswers>
type CompletePerson = z.output<typeof personalAnswers>

const NAMES = [...PERSONAL_FIELDS.map(({ name }) => name), 'country'] as const

/** Who orders, and where to reach them. */
export function PersonalStep(props: StepProps & { onLeaveField: () => void }) {
  const { answers, catalogue, onAnswer, onNext, onLeaveField } = props
  const form = useForm<Person, unknown, CompletePerson>({
    resolver: zodResolver(personalAnswers),
    mode: 'onTouched',
    defaultValues: { ...textsOf(answers, NAMES), hasOneName: answers.hasOneName ?? false },
  })
  useTypedAnswers(form, onAnswer)
  const { errors } = form.formState

  return (
    <form
      id={formId('personal')}
      noValidate
      onSubmit={form.handleSubmit((person) => onNext(person))}
      onBlur={onLeaveField}
      className="flex flex-col gap-6"
    >
      {PERSONAL_FIELDS.map(({ name, ...field }) => (
        <Fragment key={name}>
          <TextField
            {...field}
            optional={name === 'state' ? answers.country !== 'US' : 'optional' in field}
            disabled={name === 'lastName' && answers.hasOneName}
            error={errors[name]?.message}
            {...form.register(name)}
          />
          {name === 'lastName' && (
            <Checkbox
              label={ONE_NAME}
              {...form.register('hasOneName', {
                onChange: ({ target: { checked } }) => {
                  if (checked) form.setValue('lastName', '')
                  form.clearErrors('lastName')
                },
              })}
            />
          )}
          {name === 'email' && (
            <EmailSuggestion
              email={answers.email}
              onTake={(email) => {
                form.setValue('email', email, { shouldValidate: true })
                onAnswer({ email }) // what is set so is not told as typed
              }}
            />
          )}
        </Fragment>
      ))}
      <SelectField
        label="Country where you live"
        autoComplete="country"
        placeholder="Choose a country"
        options={countries()}
        error={errors.country?.message}
        {...form.register('country')}
      />
      {catalogue.notes.places.map((words) => (
        <Notice key={words}>{words}</Notice>
      ))}
      <MailConsent isGiven={answers.mailConsent ?? false} onAnswer={onAnswer} />
    </form>
  )
}
