'use client'

import { useState } from 'react'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { DialogActions, KitDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type ResetProps = {
  readonly grant: Grant<'resetTwoFactor'>
  readonly id: string
  readonly name: string
}

/** Takes the second factor from someone who has lost it. */
export function ResetFactor({ id, name }: ResetProps) {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useAction()
  const reset = async () => {
    const answer = await run({ send: () => sendJson('POST', `/api/users/${id}/reset-two-factor`) })
    if (answer.ok) open(false)
  }
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} onAct={() => open(true)}>
        Reset two-factor
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title={`Reset two-factor for ${name}?`}>
        <p>
          Make sure it’s them first, for example by a call to the number you know. They are signed
          out everywhere and sign in with their password until they set it up again. We email them.
          For staff, two people do this within 24 hours, each after their own check.
        </p>
        <DialogActions
          act="Reset two-factor"
          busyLabel="Resetting…"
          isBusy={isBusy}
          onAct={() => void reset()}
        />
      </KitDialog>
    </>
  )
}
