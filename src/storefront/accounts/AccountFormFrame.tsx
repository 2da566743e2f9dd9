'use client'

import type { FormEventHandler, ReactNode } from 'react'

import type { ApiFailure } from '@/src/lib/browser/result'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { Notice } from '@/src/storefront/ui/notice'

import type { AccountForm } from './account-api'
import { KeyFields, type MailedTo } from './KeyFields'

type AccountFormFrameProps = {
  /** As `useAccountForm` gives it. */
  frame: {
    readonly way: AccountForm
    readonly next?: string
    readonly submit: FormEventHandler
    readonly busy: boolean
    readonly failure: ApiFailure | null
    readonly problem?: string | null
    readonly mailed?: MailedTo
  }
  /** On its button. */
  action: string
  busyLabel: string
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** A form that leads into an account. It also works where our script does not. */
export function AccountFormFrame(props: AccountFormFrameProps) {
  const { frame, action, busyLabel, after, children } = props
  const { way, next, submit, busy, failure, problem, mailed } = frame
  return (
    <form
      method="post"
      action={`/api/account/${way}`}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      {failure && <FailureNotice failure={failure} focus />}
      {!failure && problem && <Notice tone="danger">{problem}</Notice>}
      {next && <input type="hidden" name="next" value={next} />}
      {mailed && <KeyFields {...mailed} />}
      {children}
      <Button type="submit" size="lg" block busy={busy} busyLabel={busyLabel}>
        {action}
      </Button>
      {after}
    </form>
  )
}
