'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { takeBackInput } from '@/src/domain/orders/desk/step-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

type TakeBackProps = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  readonly entry: string
  readonly seen: number
}

/** Takes back a step that was recorded by mistake. */
export function TakeBack(props: TakeBackProps) {
  return (
    <OpenDrawer label="Take back" name={`take-back-${props.entry}`} title="Take this step back">
      {(close) => <ReasonForm {...props} close={close} />}
    </OpenDrawer>
  )
}

function ReasonForm({ orderId, entry, seen, close }: TakeBackProps & { close: () => void }) {
  const state = useAdminForm({
    schema: takeBackInput,
    values: { entry, seen, reason: '' },
    send: (body) => request('POST', `/api/orders/${orderId}/step/take-back`, { body }),
    draft: `take-back:${entry}`,
    success: 'Step taken back',
    done: close,
  })
  return (
    <AdminForm
      action="Take back"
      busyLabel="Taking back…"
      refused="We could not take this step back."
      state={state}
    >
      <FormRow
        field={state.field('reason')}
        help="Customers see this. The promise, the queue and the refundable amounts follow the timeline without this step."
        id="take-back-reason"
        label="Why it was wrong"
        required
      >
        {(control) => <textarea {...control} maxLength={300} rows={3} />}
      </FormRow>
    </AdminForm>
  )
}
