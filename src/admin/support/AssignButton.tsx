'use client'

import type { Grant } from '@/src/domain/platform/permissions/actions'
import { useShortcuts } from '../kit/keys/use-shortcuts'
import { ActionButton } from '../kit/ui/ActionButton'
import { useOptimisticAction } from '../kit/ui/edit/use-optimistic-action'

type AssignButtonProps = {
  readonly ticketId: string
  readonly assignee: string | null
  readonly me: string
  readonly grant: Grant<'changeTicket'>
}

/** Takes the ticket, or gives it back. */
export function AssignButton({ ticketId, assignee, me }: AssignButtonProps) {
  const { shown, isBusy, run } = useOptimisticAction(assignee)
  const isMine = shown === me
  const path = `/api/tickets/${ticketId}`
  const assign = () => {
    const to = isMine ? null : me
    void run({ to, path: `${path}/assign`, body: { assignee: to }, undoPath: `${path}/undo` })
  }
  useShortcuts({ assign })
  return (
    <ActionButton busyLabel="Saving…" isBusy={isBusy} onAct={assign}>
      {isMine ? 'Unassign me' : 'Assign to me'}
    </ActionButton>
  )
}
