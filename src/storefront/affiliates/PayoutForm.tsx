'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'

import { useServerForm } from '@/src/lib/browser/use-server-form'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import type { FieldInput } from '@/src/storefront/ui/forms/person-fields'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'

import { sendForm } from './affiliate-api'

const FAILURE = 'We could not save your payout details. Please try again.'

type PayoutFormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: z.ZodType<Output, Input>
  values: DefaultValues<Input>
  /** The last answer of each way to be paid, since this is about money. */
  password: Path<Input>
  onSaved: () => void
  children: (field: (name: Path<Input>) => FieldInput) => ReactNode
}

/** Where the money goes, by one way to be paid. */
export function PayoutForm<Input extends FieldValues, Output extends FieldValues>(
  props: PayoutFormProps<Input, Output>,
) {
  const { schema, values, password, onSaved, children } = props
  const router = useRouter()
  const { field, ...state } = useServerForm({
    schema,
    values,
    send: (details: Output) => sendForm('payout-details', details, FAILURE),
    done: () => {
      router.refresh()
      onSaved()
    },
  })
  return (
    <ServerForm
      state={state}
      name="Payout details"
      action="Save payout details"
      busyLabel="Saving…"
    >
      {children(field)}
      <CurrentPassword {...field(password)} />
    </ServerForm>
  )
}
