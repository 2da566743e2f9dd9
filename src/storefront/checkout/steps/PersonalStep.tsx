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
import { EmailSuggestion } from '../EmailSuggestion'
import { formId } from '../formation/form-id'
import { MailConsent } from '../MailConsent'
import { textsOf } from '../texts-of'
import { PERSONAL_FIELDS } from './personal-fields'
import type { StepProps } from './step-props'
import { useTypedAnswers } from './use-typed-answers'

type Person = z.input<typeof personalAnswers>
type CompletePerson = z.output<typeof personalAnswers>

const NAMES = [...PERSONAL_FIELDS.map(({ name }) => name), 'country'] as const

/** Who orders, and where to reach them. */
export function PersonalStep(props: StepProps & { onLeaveField: () => void }) {
  const { answers, onAnswer, onNext, onLeaveField } = props
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
              onTake={(email) => form.setValue('email', email, { shouldValidate: true })}
            />
          )}
        </Fragment>
      ))}
      <SelectField
        label="Country"
        optional
        autoComplete="country"
        placeholder="Choose a country"
        options={countries()}
        error={errors.country?.message}
        {...form.register('country')}
      />
      <MailConsent isGiven={answers.mailConsent ?? false} onAnswer={onAnswer} />
    </form>
  )
}
