'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { type Contact, contactInput } from '@/src/domain/orders/desk/contact-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly contact: Contact
}

export const ContactDrawer = ({ orderId, contact }: Props) => (
  <FormDialog
    opens={{
      keys: 'edit',
      label: 'Edit',
      name: `contact-${orderId}`,
      title: 'Edit contact and address',
    }}
    action="Save"
    draft={`order-contact:${orderId}`}
    fields={[
      ask('text', 'firstName', 'First name', { required: true }),
      ask('text', 'lastName', 'Last name'),
      ask('text', 'phone', 'Phone', { type: 'tel' }),
      ask('text', 'companyName', 'Company name'),
      ask('long', 'companyPurpose', 'Purpose'),
      ask('group', 'address', 'Address', {
        fields: [
          ask('text', 'line', 'Street'),
          ask('text', 'city', 'City'),
          ask('text', 'state', 'State or region'),
          ask('text', 'zipCode', 'ZIP or postal code'),
          ask('text', 'country', 'Country'),
        ],
      }),
    ]}
    path={`/api/orders/${orderId}/contact`}
    refused="Nothing was saved."
    schema={contactInput}
    success="Saved"
    undoPath={`/api/orders/${orderId}/undo`}
    values={contact}
  />
)
