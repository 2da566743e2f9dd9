'use client'

import { bankDetails } from '@/src/domain/affiliates/payout-details'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { PayoutForm } from './PayoutForm'

/** Paid by transfer to a bank account, in the US or elsewhere. */
export function BankForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  return (
    <PayoutForm
      schema={bankDetails}
      values={{ method: 'bank', name, routing: '', account: '', currentPassword: '' }}
      password="currentPassword"
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
        </>
      )}
    </PayoutForm>
  )
}
