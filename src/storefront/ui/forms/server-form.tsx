'use client'

import type { FormEventHandler, ReactNode } from 'react'

import type { ApiFailure } from '@/src/lib/browser/result'

import { cx } from '../cx'
import { SaveRow } from './save-row'

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
