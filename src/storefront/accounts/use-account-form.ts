'use client'

import { useEffect, useState } from 'react'

import type { LateRules } from '@/src/lib/browser/late-rules'
import { usePlainForm } from '@/src/lib/browser/use-plain-form'

import { type AccountForm, enter } from './account-api'
import type { MailedTo } from './KeyFields'

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
