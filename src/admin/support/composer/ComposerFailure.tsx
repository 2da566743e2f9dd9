import { Moment } from '@/src/admin/kit/time/When'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { Notice } from '@/src/admin/kit/ui/Notice'

import type { Newer, Sent } from './send-message'

type Props = {
  readonly failure: Extract<Sent, { ok: false }>
  readonly isBusy: boolean
  readonly sendAnyway: (newest: Newer) => void
}

/** Why a message did not go out. Its text is still there. */
export function ComposerFailure({ failure, isBusy, sendAnyway }: Props) {
  const { words, newer, isSignedOut } = failure
  if (newer.length === 0)
    return (
      <Notice
        action={
          isSignedOut && (
            <a href="/auth" rel="noreferrer" target="_blank">
              Sign in in a new tab
            </a>
          )
        }
        tone="error"
      >
        {isSignedOut
          ? 'You are signed out. Your text is kept. Sign in, then send it again.'
          : words}
      </Notice>
    )
  return (
    <section aria-label="Newer messages" className="composer-newer">
      <p role="alert">{words}</p>
      <ol>
        {newer.map((one) => (
          <li key={one.id}>
            <p>
              <strong>{one.name}</strong> <Moment at={one.at} />
            </p>
            <p className="ticket-message__body">{one.body}</p>
          </li>
        ))}
      </ol>
      <ActionButton busyLabel="Sending…" isBusy={isBusy} onAct={() => sendAnyway(newer)}>
        Send anyway
      </ActionButton>
    </section>
  )
}
