'use client'

import { bankDetails } from '@/src/domain/affiliates/payout-details'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { PayoutFormFrame } from './PayoutFormFrame'
import { usePayoutForm } from './use-payout-form'

/** Paid by transfer to a bank account, in the US or elsewhere. */
export function BankForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  const { form, ...state } = usePayoutForm({
    schema: bankDetails,
    defaults: { method: 'bank', name, routing: '', account: '', currentPassword: '' },
    fields: ['name', 'routing', 'account', 'currentPassword'],
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
        label="Account holder"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Routing number or BIC"
        help="Nine digits in the US; a BIC (SWIFT) elsewhere."
        autoComplete="off"
        error={errors.routing?.message}
        {...form.register('routing')}
      />
      <TextField
        label="Account number or IBAN"
        autoComplete="off"
        error={errors.account?.message}
        {...form.register('account')}
      />
    </PayoutFormFrame>
  )
}
