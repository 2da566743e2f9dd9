'use client'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { byHandInput } from '@/src/domain/screening/screening'
import { request } from '@/src/lib/browser/request'

type Props = { readonly orderId: string; readonly grant: Grant<'decideScreening'> }

function Form({ orderId, close }: { orderId: string; close: () => void }) {
  const state = useAdminForm({
    schema: byHandInput,
    values: { reason: '' },
    draft: `searched:${orderId}`,
    send: (body) => request('POST', `/api/orders/${orderId}/searched-by-hand`, { body }),
    success: 'Noted.',
    done: close,
  })
  return (
    <AdminForm action="Save note" busyLabel="Saving…" refused="Not saved." state={state}>
      <FormRow
        field={state.field('reason')}
        help="For example: sanctionssearch.ofac.treas.gov, no result above 85."
        id={`searched-${orderId}`}
        label="Where you searched, and what you found"
        required
      >
        {(control) => <textarea {...control} rows={3} />}
      </FormRow>
    </AdminForm>
  )
}

/** Notes that staff have searched every name of the order themselves. */
export const SearchedByHand = ({ orderId }: Props) => (
  <OpenDrawer label="Searched by hand" name={`searched-${orderId}`} title="Names searched by hand">
    {(close) => <Form close={close} orderId={orderId} />}
  </OpenDrawer>
)
