'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { byHandInput } from '@/src/domain/screening/screening'

type Props = { readonly orderId: string; readonly grant: Grant<'decideScreening'> }

/** Notes that staff have searched every name of the order themselves. */
export const SearchedByHand = ({ orderId }: Props) => (
  <FormDialog
    opens={{
      label: 'Searched by hand',
      name: `searched-${orderId}`,
      title: 'Names searched by hand',
    }}
    action="Save note"
    draft={`searched:${orderId}`}
    fields={[
      ask('long', 'reason', 'Where you searched, and what you found', {
        help: 'For example: sanctionssearch.ofac.treas.gov, no result above 85.',
        required: true,
      }),
    ]}
    path={`/api/orders/${orderId}/searched-by-hand`}
    refused="Not saved."
    schema={byHandInput}
    success="Noted."
  />
)
