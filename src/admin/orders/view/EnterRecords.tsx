'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { type Records, recordsInput } from '@/src/domain/orders/desk/record-check'

const text = (name: keyof Records, label: string) => ask('text', name, label)

/** How name and address are written on the papers that came from the state and the IRS. */
export const EnterRecords = ({ orderId, records }: { orderId: string; records: Records }) => (
  <details>
    <summary>Enter what the articles and the EIN letter say</summary>
    <FieldsForm
      action="Save"
      draft={`order-records:${orderId}`}
      fields={[
        text('articlesName', 'Name in the articles'),
        text('articlesAddress', 'Address in the articles'),
        text('einLetterName', 'Name in the EIN letter'),
        text('einLetterAddress', 'Address in the EIN letter'),
      ]}
      look="secondary"
      path={`/api/orders/${orderId}/records`}
      refused="We could not save the records."
      schema={recordsInput}
      success="Records saved"
      values={records}
    />
  </details>
)
