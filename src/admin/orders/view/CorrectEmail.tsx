'use client'

import { z } from 'zod'
import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { typedEmail } from '@/src/domain/vocabulary/text/typed-text'

const schema = z.object({ email: typedEmail() })

/** Corrects the address that a guest mistyped; the receipt and new links go to the right one. */
export const CorrectEmail = ({ orderId, email }: { orderId: string; email: string }) => (
  <details>
    <summary>Correct the email address</summary>
    <FieldsForm
      action="Correct address"
      bodyOf={(typed) => ({ ...typed, was: email })}
      draft={`order-email:${orderId}`}
      fields={[
        ask('text', 'email', 'Email', {
          type: 'email',
          help: 'Links mailed to the old address stop working. The receipt goes to the new one.',
          required: true,
        }),
      ]}
      look="secondary"
      path={`/api/orders/${orderId}/email`}
      refused="We could not correct the address."
      schema={schema}
      success="Address corrected"
      values={{ email }}
    />
  </details>
)
