import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = { readonly id: string; readonly type: string; readonly grant: Grant<'replayWebhook'> }

/** Has the worker settle what an event was about once more. */
export const ReplayWebhook = ({ id, type }: Props) => (
  <SendButton
    busyLabel="Queuing…"
    failed="We could not replay the event."
    label={`Replay ${type}`}
    path={`/api/webhook-events/${id}/replay`}
  >
    Replay
  </SendButton>
)
