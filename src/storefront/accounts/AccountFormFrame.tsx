'use client'

import { type FormEventHandler, type ReactNode, useEffect, useState } from 'react'
import type { LateRules } from '@/src/lib/browser/late-rules'
import type { ApiFailure } from '@/src/lib/browser/result'
import { usePlainForm } from '@/src/lib/browser/use-plain-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { Notice } from '@/src/storefront/ui/notice'
import { type AccountForm, enter } from './account-api'

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

/** A mailed link's key, and to whom it was mailed. */
export type MailedTo = { readonly token: string; readonly email: string }

/** What a form behind a mailed link carries along: its key, and for password managers the address. */
function KeyFields({ token, email }: MailedTo) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}

type Options<Input extends object, Output extends object> = {
  readonly way: AccountForm
  /** Fetched once someone is in the form. */
  readonly schema: LateRules<Input, Output>
  readonly values?: Partial<Input>
  /** The page to go on to, sent along. */
  readonly next?: string
  /** Said when the server gives no reason. */
  readonly failure?: string
  /** Why the form came back that was sent without our script. */
  readonly problem?: string | null
  /** The mailed link that led to the form. */
  readonly mailed?: MailedTo
}

/** A form that leads into an account: it stays busy until the next page is there. */
export function useAccountForm<Input extends object, Output extends object>(
  options: Options<Input, Output>,
) {
  const { way, schema, values, next, problem, mailed, failure: words } = options
  const [isLeaving, setLeaving] = useState(false)
  const { field, submit, busy, failure } = usePlainForm({
    rules: schema,
    values,
    send: (typed: Output) => enter(way, { ...typed, next }, words),
    done: ({ redirect }) => {
      setLeaving(true)
      // A place on the page asked for has come along in the address of this one.
      window.location.assign(redirect === next ? `${redirect}${window.location.hash}` : redirect)
    },
  })

  // A page that the browser has kept, and shows again on Back, is as it was before it was left.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  return { field, frame: { way, next, problem, mailed, submit, failure, busy: busy || isLeaving } }
}
