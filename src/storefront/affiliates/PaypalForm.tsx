'use client'

import { paypalDetails } from '@/src/domain/affiliates/payout-details'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { PayoutForm } from './PayoutForm'

/** Paid to a PayPal account. */
export function PaypalForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  return (
    <PayoutForm
      schema={paypalDetails}
      values={{ method: 'paypal', name, email: '', currentPassword: '' }}
      password="currentPassword"
      onSaved={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Name on the account" autoComplete="name" {...field('name')} />
          <EmailField label="PayPal email" autoComplete="email" {...field('email')} />
        </>
      )}
    </PayoutForm>
  )
}
