import { Moment } from '@/src/admin/kit/time/When'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { Notice } from '@/src/admin/kit/ui/parts'

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
    <section
      aria-label="Newer messages"
      className="max-h-[34dvh] px-3 py-2.5 overflow-auto border-b border-warning-line bg-warning-soft"
    >
      <p className="m-0 mb-1.5" role="alert">
        {words}
      </p>
      <ol className="m-0 mb-2 p-0 list-none">
        {newer.map((one) => (
          <li className="px-2.5 py-2 border border-line-strong rounded-ui bg-surface" key={one.id}>
            <p className="m-0 mb-1.5">
              <strong>{one.name}</strong> <Moment at={one.at} />
            </p>
            <p className="m-0 mb-1.5 wrap-anywhere whitespace-pre-line">{one.body}</p>
          </li>
        ))}
      </ol>
      <ActionButton busyLabel="Sending…" isBusy={isBusy} onAct={() => sendAnyway(newer)}>
        Send anyway
      </ActionButton>
    </section>
  )
}
