'use client'

import { paypalDetails } from '@/src/domain/affiliates/payout-details'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { PayoutFormFrame } from './PayoutFormFrame'
import { usePayoutForm } from './use-payout-form'

/** Paid to a PayPal account. */
export function PaypalForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  const { form, ...state } = usePayoutForm({
    schema: paypalDetails,
    defaults: { method: 'paypal', name, email: '', currentPassword: '' },
    fields: ['name', 'email', 'currentPassword'],
    onSaved,
  })
  const { errors } = form.formState
  return (
    <PayoutFormFrame
      {...state}
      password={form.register('currentPassword')}
      passwordError={errors.currentPassword?.message}
    >
      <TextField
        label="Name on the account"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="PayPal email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </PayoutFormFrame>
  )
}
