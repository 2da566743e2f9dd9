'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'

import { FormRow } from '@/src/admin/kit/form/inputs'

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
      <FormRow field={field('lastName')} id="person-last" label="Last name">
        {(control) => <input {...control} autoComplete="off" maxLength={100} type="text" />}
      </FormRow>
      <FormRow field={field('phone')} id="person-phone" label="Phone">
        {(control) => <input {...control} autoComplete="off" maxLength={40} type="tel" />}
      </FormRow>
    </>
  )
}

type NewField = (
  name: 'firstName' | 'lastName' | 'phone' | 'email',
) => UseFormRegisterReturn & { readonly error?: string }

/** Name, phone and email address of a person who is invited. */
export function InvitedRows({ field }: { field: NewField }) {
  return (
    <>
      <NameRows field={field} />
      <FormRow field={field('email')} id="person-email" label="Email" required>
        {(control) => <input {...control} autoComplete="off" inputMode="email" type="email" />}
      </FormRow>
    </>
  )
}
