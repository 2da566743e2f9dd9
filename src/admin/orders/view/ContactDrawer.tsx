'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
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
