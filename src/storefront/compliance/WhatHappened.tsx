import { Notice } from '@/src/storefront/ui/notice'

const DONE: Readonly<Record<string, string>> = {
  completed: 'Marked complete.',
  reopened: 'The task is open again.',
  link: 'Your calendar has a new link. The old one no longer works.',
}

const PROBLEMS: Readonly<Record<string, string>> = {
  not_offered: 'We can’t do this one for you right now.',
  under_way: 'We are already doing this for you.',
  payment_under_way: 'A payment for this is under way. Wait a minute, then look again.',
  rate_limited: 'Too many tries. Please wait a while, then try again.',
}

/** What a form did that was sent without our script; the address says it. */
export function WhatHappened({ done, problem }: { done: unknown; problem: unknown }) {
  const wentWell = typeof done === 'string' ? DONE[done] : undefined
  if (typeof problem === 'string') {
    return (
      <Notice tone="danger" className="mb-8">
        {PROBLEMS[problem] ?? 'That did not work. Please try again.'}
      </Notice>
    )
  }
  if (!wentWell) return null
  return (
    <Notice tone="success" live className="mb-8">
      {wentWell}
    </Notice>
  )
}
