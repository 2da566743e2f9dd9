'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import type { AffiliateView } from '@/src/domain/affiliates/affiliate-view'
import {
  bankDetails,
  PAYOUT_METHODS,
  type PayoutMethod,
  paypalDetails,
} from '@/src/domain/affiliates/payout-details'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { Facts } from '@/src/storefront/ui/facts'
import { CurrentPassword } from '@/src/storefront/ui/forms/password-field'
import { EmailField, type FieldInput } from '@/src/storefront/ui/forms/person-fields'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { sendForm } from './affiliate-api'

const FAILURE = 'We could not save your payout details. Please try again.'

type PayoutFormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: z.ZodType<Output, Input>
  values: DefaultValues<Input>
  onSaved: () => void
  children: (field: (name: Path<Input>) => FieldInput) => ReactNode
}

/** Where the money goes, by one way to be paid. */
function PayoutForm<Input extends FieldValues, Output extends FieldValues>(
  props: PayoutFormProps<Input, Output>,
) {
  const { schema, values, onSaved, children } = props
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
    </ServerForm>
  )
}

type PayoutDetailsProps = { details: AffiliateView['payoutDetails']; name: string }

/** Where the money goes: with all but its ends hidden, and a form to change it. */
export function PayoutDetails({ details, name }: PayoutDetailsProps) {
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const isOpen = editing || (!details && !saved)
  const close = () => {
    setEditing(false)
    setSaved(true)
  }
  return (
    <div className="flex flex-col gap-4">
      {saved && !editing && (
        <Notice tone="success" live>
          Your payout details are saved. We emailed you a confirmation.
        </Notice>
      )}
      {details && !isOpen && (
        <>
          <Facts
            facts={[
              ['Paid by', PAYOUT_METHODS[details.method]],
              ['Name', details.name],
              ['Account', details.account],
            ]}
          />
          <div>
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              Change
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <>
          <Editor
            name={details?.name || name}
            method={details?.method ?? 'paypal'}
            onSaved={close}
          />
          {details && (
            <div>
              <Button variant="ghost" size="sm" onClick={() => setEditing(false)}>
                Keep current details
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type EditorProps = { name: string; method: PayoutMethod; onSaved: () => void }

const METHODS: readonly PayoutMethod[] = ['paypal', 'bank']

function Editor({ name, method: before, onSaved }: EditorProps) {
  const [method, setMethod] = useState<PayoutMethod>(before)
  const Form = method === 'paypal' ? PaypalForm : BankForm
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <legend className="mb-1.5 font-semibold">How you want to be paid</legend>
        {METHODS.map((one) => (
          <label key={one} className="flex min-h-6 items-center gap-2">
            <input
              type="radio"
              name="payout-method"
              value={one}
              checked={method === one}
              onChange={() => setMethod(one)}
              className="size-4.5 accent-accent"
            />
            {PAYOUT_METHODS[one]}
          </label>
        ))}
      </fieldset>
      <Form name={name} onSaved={onSaved} />
    </>
  )
}

/** Paid by transfer to a bank account, in the US or elsewhere. */
function BankForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  return (
    <PayoutForm
      schema={bankDetails}
      values={{ method: 'bank', name, routing: '', account: '', currentPassword: '' }}
      onSaved={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Account holder" autoComplete="name" {...field('name')} />
          <TextField
            label="Routing number or BIC"
            help="Nine digits in the US; a BIC (SWIFT) elsewhere."
            autoComplete="off"
            {...field('routing')}
          />
          <TextField label="Account number or IBAN" autoComplete="off" {...field('account')} />
          <CurrentPassword {...field('currentPassword')} />
        </>
      )}
    </PayoutForm>
  )
}

/** Paid to a PayPal account. */
function PaypalForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  return (
    <PayoutForm
      schema={paypalDetails}
      values={{ method: 'paypal', name, email: '', currentPassword: '' }}
      onSaved={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Name on the account" autoComplete="name" {...field('name')} />
          <EmailField label="PayPal email" autoComplete="email" {...field('email')} />
          <CurrentPassword {...field('currentPassword')} />
        </>
      )}
    </PayoutForm>
  )
}
