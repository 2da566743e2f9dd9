'use client'

import type { Grant } from '@/src/domain/platform/permissions/actions'
import { useShortcuts } from '../kit/keys/use-shortcuts'
import { ActionButton } from '../kit/ui/ActionButton'
import { sendJson } from '../kit/ui/send-json'
import { useAction } from '../kit/ui/use-action'

type AssignButtonProps = {
  readonly ticketId: string
  readonly assignee: string | null
  readonly me: string
  readonly grant: Grant<'changeTicket'>
}

/** Takes the ticket, or gives it back. */
export function AssignButton({ ticketId, assignee, me }: AssignButtonProps) {
  const { isBusy, run } = useAction()
  const isMine = assignee === me
  const send = async () => {
    const answer = await sendJson('PATCH', `/api/tickets/${ticketId}`, {
      assignee: isMine ? null : me,
    })
    const message = isMine ? 'The ticket is now unassigned' : 'The ticket is now assigned to you'
    return answer.ok ? { ...answer, message } : answer
  }
  useShortcuts({ assign: () => void run({ send }) })
  return (
    <ActionButton busyLabel="Saving…" isBusy={isBusy} onAct={() => void run({ send })}>
      {isMine ? 'Unassign me' : 'Assign to me'}
    </ActionButton>
  )
}
