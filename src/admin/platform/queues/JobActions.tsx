'use client'

import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
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
  const retrying = useAction()
  const discarding = useAction()
  const discard = async () => {
    const answer = await discarding.run({
      send: () => sendJson('POST', `/api/jobs/${id}/discard`),
      failure: (message) => `Not discarded. ${message}`,
    })
    if (answer.ok) open(false)
  }
  return (
    <div className="admin-form-actions job-actions">
      <ActionButton
        busyLabel="Retrying…"
        isBusy={retrying.isBusy}
        label={`Retry ${queue}`}
        onAct={() =>
          retrying.run({
            send: () => sendJson('POST', `/api/jobs/${id}/retry`),
            failure: (message) => `Not retried. ${message}`,
          })
        }
      >
        Retry
      </ActionButton>
      <ActionButton busyLabel="" isBusy={false} label={`Discard ${queue}`} onAct={() => open(true)}>
        Discard
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title="Discard this job?">
        <p>What it was to do is not done, and nothing tries it again.</p>
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Discarding…"
            isBusy={discarding.isBusy}
            look="error"
            onAct={() => void discard()}
          >
            Discard job
          </ActionButton>
          <ActionButton busyLabel="" isBusy={false} onAct={() => open(false)}>
            Keep job
          </ActionButton>
        </div>
      </KitDialog>
    </div>
  )
}
