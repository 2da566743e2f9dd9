'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { type Contact, contactInput } from '@/src/domain/orders/desk/contact-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly contact: Contact
}

export const ContactDrawer = ({ orderId, contact }: Props) => (
  <OpenDrawer keys="edit" label="Edit" name={`contact-${orderId}`} title="Edit contact and address">
    {(close) => (
      <FieldsForm
        action="Save"
        done={close}
        draft={`order-contact:${orderId}`}
        fields={[
          { kind: 'text', name: 'firstName', label: 'First name', required: true },
          { kind: 'text', name: 'lastName', label: 'Last name' },
          { kind: 'text', type: 'tel', name: 'phone', label: 'Phone' },
          { kind: 'text', name: 'companyName', label: 'Company name' },
          { kind: 'long', name: 'companyPurpose', label: 'Purpose' },
          {
            kind: 'group',
            name: 'address',
            label: 'Address',
            fields: [
              { kind: 'text', name: 'line', label: 'Street' },
              { kind: 'text', name: 'city', label: 'City' },
              { kind: 'text', name: 'state', label: 'State or region' },
              { kind: 'text', name: 'zipCode', label: 'ZIP or postal code' },
              { kind: 'text', name: 'country', label: 'Country' },
            ],
          },
        ]}
        look="primary"
        path={`/api/orders/${orderId}/contact`}
        refused="Nothing was saved."
        schema={contactInput}
        success="Saved"
        undoPath={`/api/orders/${orderId}/undo`}
        values={contact}
      />
    )}
  </OpenDrawer>
)
