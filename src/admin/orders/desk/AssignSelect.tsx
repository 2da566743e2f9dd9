'use client'

import { StaffSelect } from '@/src/admin/kit/people/StaffSelect'
import { useOptimisticAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'> | Grant<'changeTicket'>
  /** `/api/orders/ID` or `/api/tickets/ID`. */
  readonly path: string
  readonly assignee: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
}

export function AssignSelect({ path, assignee, me, staff }: Props) {
  const { shown, run } = useOptimisticAction(assignee)
  const assign = (to: string | null) =>
    void run({
      to,
      path: `${path}/assign`,
      body: { assignee: to },
      undoPath: `${path}/undo`,
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
