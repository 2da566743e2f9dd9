import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import { personalAnswers } from '@/src/domain/checkout/formation-answers'
import { COUNTRY_OPTIONS } from '@/src/domain/vocabulary/places/country-options'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { formId } from '../formation/form-id'
import { PERSONAL_FIELDS } from './personal-fields'
import type { StepProps } from './step-props'
import { useTypedAnswers } from './use-typed-answers'

type Person = z.input<typeof personalAnswers>
type CompletePerson = z.output<typeof personalAnswers>

/** Who orders, and where to reach them. */
export function PersonalStep(props: StepProps & { onLeaveField: () => void }) {
  const { answers, onAnswer, onNext, onLeaveField } = props
  const form = useForm<Person, unknown, CompletePerson>({
    resolver: zodResolver(personalAnswers),
    mode: 'onTouched',
    defaultValues: {
      firstName: answers.firstName ?? '',
      lastName: answers.lastName ?? '',
      email: answers.email ?? '',
      phone: answers.phone ?? '',
      address: answers.address ?? '',
      city: answers.city ?? '',
      state: answers.state ?? '',
      zipCode: answers.zipCode ?? '',
      country: answers.country ?? '',
    },
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
        <TextField key={name} {...field} error={errors[name]?.message} {...form.register(name)} />
      ))}
      <SelectField
        label="Country"
        optional
        autoComplete="country"
        placeholder="Choose a country"
        options={COUNTRY_OPTIONS}
        error={errors.country?.message}
        {...form.register('country')}
      />
    </form>
  )
}
