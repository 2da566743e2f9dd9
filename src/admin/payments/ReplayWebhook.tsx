'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly type: string
  readonly grant: Grant<'replayWebhook'>
}

/** Has the worker settle what an event was about once more. */
export function ReplayWebhook({ id, type }: Props) {
  const { isBusy, run } = useAction()
  return (
    <ActionButton
      busyLabel="Queuing…"
      isBusy={isBusy}
      label={`Replay ${type}`}
      onAct={() =>
        run({
          send: () => sendJson('POST', `/api/webhook-events/${id}/replay`),
          failure: (message) => `We could not replay the event. ${message}`,
        })
      }
    >
      Replay
    </ActionButton>
  )
}
