'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask } from '@/src/admin/kit/record/record-field'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { byHandInput } from '@/src/domain/screening/screening'

type Props = { readonly orderId: string; readonly grant: Grant<'decideScreening'> }

/** Notes that staff have searched every name of the order themselves. */
export const SearchedByHand = ({ orderId }: Props) => (
  <OpenDrawer label="Searched by hand" name={`searched-${orderId}`} title="Names searched by hand">
    {(close) => (
      <FieldsForm
        action="Save note"
        done={close}
        draft={`searched:${orderId}`}
        fields={[
          ask('long', 'reason', 'Where you searched, and what you found', {
            help: 'For example: sanctionssearch.ofac.treas.gov, no result above 85.',
            required: true,
          }),
        ]}
        look="primary"
        path={`/api/orders/${orderId}/searched-by-hand`}
        refused="Not saved."
        schema={byHandInput}
        success="Noted."
      />
    )}
  </OpenDrawer>
)
