'use client'

import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { typedEmail } from '@/src/domain/vocabulary/text/typed-text'
import { request } from '@/src/lib/browser/request'

const schema = z.object({ email: typedEmail() })

/** Corrects the address that a guest mistyped; the receipt and new links go to the right one. */
export function CorrectEmail({ orderId, email }: { orderId: string; email: string }) {
  const state = useAdminForm({
    schema,
    values: { email },
    send: (typed) =>
      request('POST', `/api/orders/${orderId}/email`, { body: { ...typed, was: email } }),
    success: 'Address corrected',
    draft: `order-email:${orderId}`,
    done: (_, typed) => state.form.reset(typed),
  })
  return (
    <details>
      <summary>Correct the email address</summary>
      <AdminForm
        action="Correct address"
        look="secondary"
        refused="We could not correct the address."
        state={state}
      >
        <FormRow
          field={state.field('email')}
          help="Links mailed to the old address stop working. The receipt goes to the new one."
          id="order-email"
          label="Email"
          required
        >
          {(control) => <input {...control} autoComplete="off" maxLength={254} type="email" />}
        </FormRow>
      </AdminForm>
    </details>
  )
}
