'use client'

import { type FormEvent, useEffect, useState } from 'react'

import { Button } from '@/src/storefront/ui/button'

import { enter } from '../account-api'

type SendAgainProps = {
  way: 'forgot' | 'confirm/resend'
  email: string
  next?: string
}

/** Seconds that a mail may well take; asked for again sooner, it would only come twice. */
const PATIENCE = 30

/** Mails the link once more, and says so where one looks. */
export function SendAgain({ way, email, next }: SendAgainProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [wait, setWait] = useState(0)

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy' || wait > 0) return
    setState('busy')
    setProblem(null)
    const sent = { email, next }
    const result = await enter(way, sent)
    setState(result.ok ? 'sent' : 'idle')
    if (result.ok) setWait(PATIENCE)
    else setProblem(result.message)
  }

  return (
    <form method="post" action={`/api/account/${way}`} onSubmit={send}>
      <input type="hidden" name="email" value={email} />
      {next && <input type="hidden" name="next" value={next} />}
      <Button
        type="submit"
        variant="secondary"
        busy={state === 'busy'}
        busyLabel="Sending…"
        disabled={wait > 0}
      >
        {wait > 0 ? `Send it again in ${wait} s` : 'Send it again'}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'sent' && 'We sent it again. The earlier link no longer works.'}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
