'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { takeBackInput } from '@/src/domain/orders/desk/step-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type TakeBackProps = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  readonly entry: string
  readonly seen: number
}

export const TakeBack = ({ orderId, entry, seen }: TakeBackProps) => (
  <FormDialog
    opens={{ label: 'Take back', name: `take-back-${entry}`, title: 'Take this step back' }}
    action="Take back"
    busyLabel="Taking back…"
    draft={`take-back:${entry}`}
    fields={[
      ask('long', 'reason', 'Why it was wrong', {
        help: 'Customers see this. The promise, the queue and the refundable amounts follow the timeline without this step.',
        required: true,
      }),
    ]}
    path={`/api/orders/${orderId}/step/take-back`}
    refused="We could not take this step back."
    schema={takeBackInput}
    success="Step taken back"
    values={{ entry, seen }}
  />
)
