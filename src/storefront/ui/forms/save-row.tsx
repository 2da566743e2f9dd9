'use client'

import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import type { ApiFailure } from '@/src/lib/browser/result'

import { Button } from '../button'
import { FailureNotice } from './failure-notice'
import { useAlive } from './use-alive'

type SaveRowProps = {
  busy: boolean
  busyLabel: string
  failure: ApiFailure | null
  /** What has been done; gone with the next change. */
  saved?: string | null
  danger?: boolean
  /** Another way out, beside the button. */
  other?: ReactNode
  children: ReactNode
}

/** The button of a form, and what came of it: beside it when well, beneath it when not. */
export function SaveRow(props: SaveRowProps) {
  const { busy, busyLabel, failure, saved, danger, other, children } = props
  const alive = useAlive()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type={alive ? 'submit' : 'button'}
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={busyLabel}
        >
          {children}
        </Button>
        {other}
        <p role="status" className="flex items-center gap-2 text-sm text-success">
          {saved && (
            <>
              <CircleCheck aria-hidden className="size-4.5 shrink-0" />
              {saved}
            </>
          )}
        </p>
      </div>
      <FailureNotice failure={failure} focus />
    </div>
  )
}
