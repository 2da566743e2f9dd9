'use client'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'endUserSession'>
  readonly user: string
  /** One of them; without it, all. */
  readonly session?: string
  readonly name?: string
}

/** Signs someone out of a browser, or of all. */
export function EndSession({ user, session, name }: Props) {
  const { isBusy, run } = useAction()
  const end = () =>
    run({ send: () => sendJson('POST', `/api/users/${user}/sessions/end`, { session }) })
  return (
    <ActionButton
      busyLabel="Ending…"
      isBusy={isBusy}
      label={name && `End session: ${name}`}
      onAct={() => void end()}
    >
      {session ? 'End' : 'End all'}
    </ActionButton>
  )
}
