'use client'

import { useState } from 'react'

import type { ExportState } from '@/src/services/platform/exports/list-exports'

import { ActionButton } from '../../ui/ActionButton'
import { count } from '../../ui/format'
import { Notice } from '../../ui/Notice'
import { retryExport } from './export-actions'

type Props = {
  readonly screen: string
  readonly job: ExportState
  readonly setJob: (job: ExportState | null) => void
}

/** Where a long export stands: how far it is, its file, or why there is none. */
export function ExportJob({ screen, job, setJob }: Props) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const next = await retryExport(screen, job.id).catch(() => null)
    setBusy(false)
    if (next) setJob(next)
  }
  const of = job.total === null ? '' : ` of ${count(job.total)}`
  if (job.state === 'failed') {
    return (
      <Notice
        action={
          <ActionButton busyLabel="Starting…" isBusy={isBusy} onAct={() => void retry()}>
            Retry
          </ActionButton>
        }
        tone="error"
      >
        {`The last export failed. ${job.reason ?? ''}`}
      </Notice>
    )
  }
  if (job.state === 'done') {
    return (
      <p className="grid gap-1 mx-0 my-3 [&_progress]:w-full" role="status">
        {`Your export of ${count(job.done)} rows is ready. `}
        <a download href={`/api/office/exports/${job.id}`}>
          Download
        </a>
        <small className="admin-sub">Files are kept for 24 hours.</small>
      </p>
    )
  }
  return (
    <div className="grid gap-1 my-3 [&_progress]:w-full">
      <progress
        aria-label="Export progress"
        {...(job.total ? { max: job.total, value: job.done } : {})}
      />
      <p role="status">{`Exporting ${count(job.done)}${of} rows…`}</p>
      <small className="admin-sub">You can close this and come back.</small>
    </div>
  )
}
