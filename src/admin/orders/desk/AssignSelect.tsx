'use client'

import { StaffSelect } from '@/src/admin/kit/people/StaffSelect'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly assignee: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
}

/** Who works on the order: anybody who may, and oneself with one key. */
export function AssignSelect({ orderId, assignee, me, staff }: Props) {
  const { shown, run } = useOptimisticAction(assignee)
  const assign = (to: string | null) =>
    void run({
      to,
      path: `/api/orders/${orderId}/assign`,
      body: { assignee: to },
      undoPath: `/api/orders/${orderId}/undo`,
    })
  return (
    <StaffSelect
      chosen={shown}
      label="Assignee"
      look="button"
      me={me}
      none="Unassigned"
      onChoose={assign}
      staff={staff}
    />
  )
}
