'use client'

import { ActionButton, SendButton, sendJson } from '@/src/admin/kit/ui/actions'
import { AskDialog, useAsked } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly queue: string
  readonly grant: Grant<'changeJobs'>
}

/** Has a failed job tried again, or drops it once that has been confirmed. */
export function JobActions({ id, queue }: Props) {
  const asked = useAsked(
    () => sendJson('POST', `/api/jobs/${id}/discard`),
    (reason) => `Not discarded. ${reason}`,
  )
  return (
    <div className="admin-form-actions justify-end m-0">
      <SendButton
        busyLabel="Retrying…"
        failed="Not retried."
        label={`Retry ${queue}`}
        path={`/api/jobs/${id}/retry`}
      >
        Retry
      </SendButton>
      <ActionButton
        busyLabel=""
        isBusy={false}
        label={`Discard ${queue}`}
        onAct={() => asked.open(true)}
      >
        Discard
      </ActionButton>
      <AskDialog
        act="Discard job"
        asked={asked}
        busyLabel="Discarding…"
        keep="Keep job"
        title="Discard this job?"
      >
        <p>What it was to do is not done, and nothing tries it again.</p>
      </AskDialog>
    </div>
  )
}
