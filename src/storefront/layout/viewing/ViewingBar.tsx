'use client'

import { Eye } from 'lucide-react'
import { useEffect } from 'react'

import { request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'

type ViewingBarProps = {
  readonly name: string
  readonly email: string
  /** ISO. */
  readonly endsAt: string
  /** Where to go on once it is over. */
  readonly back: string
}

/** Says whose eyes staff look through, and ends it. */
export function ViewingBar({ name, email, endsAt, back }: ViewingBarProps) {
  const { busy, failure, run } = useSending()
  const end = async () => {
    const send = () => request('POST', '/api/account/viewing/end', { body: {} })
    const answer = await run(send, { leaves: true })
    if (answer.ok) window.location.assign(back)
  }
  useEffect(() => {
    const left = Math.max(0, Date.parse(endsAt) - Date.now())
    const timer = setTimeout(() => window.location.assign(back), left)
    return () => clearTimeout(timer)
  }, [endsAt, back])
  return (
    <aside
      aria-label="Viewing as a customer"
      className="sticky top-0 z-40 order-first flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink px-5 py-2.5 text-sm text-on-ink sm:px-8"
    >
      <Eye aria-hidden className="size-4.5 shrink-0" />
      <p className="min-w-0 grow wrap-anywhere">
        You see what <strong>{name}</strong> ({email}) sees. Nothing can be changed or paid.
      </p>
      <Button busy={busy} busyLabel="Ending…" onClick={end} size="sm" variant="secondary">
        End
      </Button>
      {failure && (
        <p role="alert" className="w-full">
          You are still viewing as {name}. {failure.message}
        </p>
      )}
    </aside>
  )
}
