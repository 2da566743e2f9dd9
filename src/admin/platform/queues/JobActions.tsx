'use client'

import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { DialogActions } from '@/src/admin/kit/ui/dialog/DialogActions'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly queue: string
  readonly grant: Grant<'changeJobs'>
}

/** Has a failed job tried again, or drops it once that has been confirmed. */
export function JobActions({ id, queue }: Props) {
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useAction()
  const discard = async () => {
    const answer = await run({
      send: () => sendJson('POST', `/api/jobs/${id}/discard`),
      failure: (message) => `Not discarded. ${message}`,
    })
    if (answer.ok) open(false)
  }
  return (
    <div className="admin-form-actions job-actions">
      <SendButton
        busyLabel="Retrying…"
        failed="Not retried."
        label={`Retry ${queue}`}
        path={`/api/jobs/${id}/retry`}
      >
        Retry
      </SendButton>
      <ActionButton busyLabel="" isBusy={false} label={`Discard ${queue}`} onAct={() => open(true)}>
        Discard
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title="Discard this job?">
        <p>What it was to do is not done, and nothing tries it again.</p>
        <DialogActions
          act="Discard job"
          busyLabel="Discarding…"
          isBusy={isBusy}
          keep="Keep job"
          onAct={() => void discard()}
          onKeep={() => open(false)}
        />
      </KitDialog>
    </div>
  )
}
