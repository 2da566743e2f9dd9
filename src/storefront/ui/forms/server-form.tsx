'use client'

import { CircleCheck } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '../button'
import { cx } from '../cx'
import { FailureNotice } from './failure-notice'
import { useAlive } from './use-alive'

type ServerFormProps = {
  /** As `useServerForm` gives it. */
  state: {
    readonly submit: FormEventHandler
    readonly busy: boolean
    readonly failure: ApiFailure | null
    readonly saved: boolean
  }
  /** Names the form where the page has several. */
  name?: string
  /** On its button. */
  action: string
  busyLabel: string
  /** Said once it is saved. */
  done?: string
  danger?: boolean
  /** Another way out, beside the button. */
  other?: ReactNode
  className?: string
  children: ReactNode
}

/** A form that stays on its page: its fields, its button, and what came of it. */
export function ServerForm(props: ServerFormProps) {
  const { state, name, action, done, className, children, ...row } = props
  const { submit, busy, failure, saved } = state
  return (
    <form
      method="post" // should it ever send itself, nothing typed stands in the address
      onSubmit={submit}
      noValidate
      aria-label={name}
      className={cx('flex flex-col gap-5', className)}
    >
      {children}
      <SaveRow {...row} busy={busy} failure={failure} saved={saved ? done : null}>
        {action}
      </SaveRow>
    </form>
  )
}

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
function SaveRow(props: SaveRowProps) {
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
