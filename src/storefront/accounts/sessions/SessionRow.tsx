import { Monitor, Smartphone } from 'lucide-react'

import type { SessionView } from '@/src/domain/accounts/session-view'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'

type SessionRowProps = { session: SessionView; busy: boolean; onEnd: () => void }

export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
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
