'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'

import { FormRow } from '@/src/admin/kit/form/FormRow'

type Field = (
  name: 'firstName' | 'lastName' | 'phone',
) => UseFormRegisterReturn & { readonly error?: string }

/** What someone is called, and their number. */
export function NameRows({ field }: { field: Field }) {
  return (
    <>
      <FormRow field={field('firstName')} id="person-first" label="First name" required>
        {(control) => <input {...control} autoComplete="off" maxLength={100} type="text" />}
      </FormRow>
      <FormRow field={field('lastName')} id="person-last" label="Last name" required>
        {(control) => <input {...control} autoComplete="off" maxLength={100} type="text" />}
      </FormRow>
      <FormRow field={field('phone')} id="person-phone" label="Phone">
        {(control) => <input {...control} autoComplete="off" maxLength={40} type="tel" />}
      </FormRow>
    </>
  )
}
