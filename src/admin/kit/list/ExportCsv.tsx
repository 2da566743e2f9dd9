'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { exportCsv } from '@/src/admin/list-actions'
import type { ScreenName } from '@/src/admin/screens'
import { pluralWord } from '@/src/domain/vocabulary/plural'
import type { ExportState } from '@/src/services/platform/exports/list-exports'
import type { SearchParams } from '../page/screen-view'
import { useToday } from '../time/When'
import { ActionButton } from '../ui/actions'
import { KitDialog } from '../ui/dialogs'
import { count } from '../ui/format'
import { Notice } from '../ui/parts'
import { readExport, retryExport } from './exports/export-actions'
import { LOST } from './refused'
import { saveCsv } from './save-csv'

const POLL_MS = 2000

const isGoing = (job: ExportState | null) => job?.state === 'waiting' || job?.state === 'running'

/** The last export of a list by a job, looked up while its dialog is open and until it is done. */
function useExport(screen: string, isOpen: boolean) {
  const [job, setJob] = useState<ExportState | null>(null)
  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    const found = (next: ExportState | null) => {
      if (isHere) setJob(next)
    }
    void readExport(screen).then(found, () => undefined)
    return () => {
      isHere = false
    }
  }, [screen, isOpen])
  useEffect(() => {
    if (!isOpen || !isGoing(job)) return
    const again = () => setJob((before) => before && { ...before }) // not heard: ask once more
    const timer = setTimeout(() => void readExport(screen).then(setJob, again), POLL_MS)
    return () => clearTimeout(timer)
  }, [screen, isOpen, job])
  return { job, setJob, isGoing: isGoing(job) }
}

type Props = {
  readonly screen: ScreenName
  /** What the file is called, where not after the screen. */
  readonly name?: string
  readonly isDated?: boolean
  readonly search: SearchParams
  /** What the file can have; all of them are chosen at first. */
  readonly columns: readonly string[]
}

export function ExportCsv({ screen, name = screen, isDated, search, columns }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isOpen, open] = useState(false)
  const [left, leave] = useState<readonly string[]>([])
  const { job, setJob, isGoing } = useExport(screen, isOpen)
  const today = useToday()
  const chosen = columns.filter((one) => !left.includes(one))

  const exportRows = async () => {
    if (chosen.length === 0) return void toast.error('Choose at least one column.')
    setBusy(true)
    const answer = await exportCsv(screen, search, chosen).catch(() => LOST)
    setBusy(false)
    if (!answer.ok) return void toast.error(`Not exported. ${answer.message}`)
    if ('job' in answer) return setJob(answer.job)
    open(false)
    saveCsv(isDated ? `${name}-${today}` : name, answer.csv)
    const rows = `${count(answer.rows)} ${pluralWord(answer.rows, 'row')}`
    toast.success(
      answer.isAll
        ? `Exported ${rows}`
        : `Exported the first ${rows}. Use filters to export the rest.`,
    )
  }
  const toggle = (column: string) =>
    leave(left.includes(column) ? left.filter((one) => one !== column) : [...left, column])
  return (
    <>
      <ActionButton busyLabel="Exporting…" isBusy={isBusy} onAct={() => open(true)}>
        Export CSV
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title="Export CSV">
        <fieldset className="kit-choice grid grid-cols-[1fr_1fr]">
          <legend>Columns</legend>
          {columns.map((column) => (
            <label key={column}>
              <input
                checked={!left.includes(column)}
                onChange={() => toggle(column)}
                type="checkbox"
              />
              {column}
            </label>
          ))}
        </fieldset>
        {job && <ExportJob job={job} screen={screen} setJob={setJob} />}
        <ActionButton
          busyLabel="Exporting…"
          isBusy={isBusy || isGoing}
          look="primary"
          onAct={() => void exportRows()}
        >
          Export
        </ActionButton>
      </KitDialog>
    </>
  )
}

type ExportJobProps = {
  readonly screen: string
  readonly job: ExportState
  readonly setJob: (job: ExportState | null) => void
}

function ExportJob({ screen, job, setJob }: ExportJobProps) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    const next = await retryExport(screen, job.id).catch(() => LOST)
    setBusy(false)
    if (next.ok) setJob(next.job)
    else toast.error(`Not exported. ${next.message}`)
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
