import { SendButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'endUserSession'>
  readonly user: string
  /** One of them; without it, all. */
  readonly session?: string
  readonly name?: string
}

export const EndSession = ({ user, session, name }: Props) => (
  <SendButton
    body={{ session }}
    busyLabel="Ending…"
    label={name && `End session: ${name}`}
    path={`/api/users/${user}/sessions/end`}
  >
    {session ? 'End' : 'End all'}
  </SendButton>
)
