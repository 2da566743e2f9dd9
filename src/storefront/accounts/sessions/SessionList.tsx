'use client'

import { Monitor, Smartphone } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { SessionView } from '@/src/domain/accounts/session-view'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'

const OTHERS = '/api/account/sessions'

/** So many are shown at first. */
const FEW = 5

/** The browsers that are signed in, each with a way out of it. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [ended, setEnded] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const shown = sessions.filter(({ id }) => !ended.includes(id))
  const [all, setAll] = useState(false)
  const more = all ? 0 : Math.max(0, shown.length - FEW)
  const others = shown.filter(({ isThisOne }) => !isThisOne)

  const end = async (which: readonly SessionView[], path: string, words: string) => {
    setBusy(path)
    setFailure(null)
    const answer = await request('DELETE', path, { body: {} })
    setBusy(null)
    if (!answer.ok && answer.status !== 404) return setFailure(answer) // 404: it has ended already
    setEnded((before) => [...before, ...which.map(({ id }) => id)])
    setSaid(words)
    list.current?.focus()
    router.refresh()
  }

  const pathOf = ({ id }: SessionView) => `${OTHERS}/${encodeURIComponent(id)}`
  return (
    <div className="flex flex-col gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Signed-in browsers"
        className="border-t border-border focus:outline-none"
      >
        {shown.slice(0, shown.length - more).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === pathOf(session)}
            onEnd={() => end([session], pathOf(session), `${session.browser} is signed out.`)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {more > 0 && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            Show {more} more
          </Button>
        )}
        {others.length > 0 && (
          <Button
            variant="secondary"
            busy={busy === OTHERS}
            busyLabel="Signing out…"
            onClick={() => end(others, OTHERS, 'Every other browser is signed out.')}
          >
            Sign out everywhere else
          </Button>
        )}
        <p role="status" className="text-sm text-success">
          {said}
        </p>
      </div>
      <FailureNotice failure={failure} />
    </div>
  )
}

type SessionRowProps = { session: SessionView; busy: boolean; onEnd: () => void }

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { browser, isPhone, isThisOne, beganAt, began, lastSeen } = session
  const Icon = isPhone ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 border-b border-border py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
          {browser}
          {isThisOne && <Badge tone="success">This browser</Badge>}
        </p>
        <p className="text-xs text-muted">
          Signed in <time dateTime={beganAt}>{began}</time>
          {lastSeen && <span>{` · last used ${lastSeen}`}</span>}
        </p>
      </div>
      {!isThisOne && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel="…"
          aria-label={`Sign out ${browser}, signed in ${began}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
