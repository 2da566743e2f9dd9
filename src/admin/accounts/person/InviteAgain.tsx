'use client'

import { useState } from 'react'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { UnmailedInvitation } from './UnmailedInvitation'

export const InviteAgain = ({ id }: { grant: Grant<'inviteUser'>; id: string }) => (
  <SendInvitation id={id} />
)

/** Sends another invitation; where none can be mailed, shows the link to pass on. */
export function SendInvitation({ id }: { id: string }) {
  const [unmailed, setUnmailed] = useState<Unmailed | null>(null)
  const { isBusy, run } = useAction()
  const send = async () => {
    const answer = await run({ send: () => sendJson('POST', `/api/users/${id}/invite`) })
    if (answer.ok) setUnmailed(invitedAnswer.safeParse(answer.body).data?.unmailed ?? null)
  }
  const forget = () => setUnmailed(null)
  return (
    <>
      <ActionButton busyLabel="Sending…" isBusy={isBusy} onAct={() => void send()}>
        Send an invitation
      </ActionButton>
      <KitDialog isOpen={unmailed !== null} onOpen={forget} title="The invitation was not emailed">
        {unmailed && <UnmailedInvitation onDone={forget} unmailed={unmailed} />}
      </KitDialog>
    </>
  )
}
