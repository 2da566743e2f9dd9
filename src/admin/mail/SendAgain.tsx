'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly to: string
  readonly grant: Grant<'sendMailAgain'>
}

/** Puts a mail that did not go out back into the queue. */
export function SendAgain({ id, to }: Props) {
  const { isBusy, run } = useAction()
  const send = () => sendJson('POST', `/api/emails/${id}/send-again`)
  return (
    <ActionButton
      busyLabel="Sending…"
      isBusy={isBusy}
      label={`Send again to ${to}`}
      onAct={() => run({ send, failure: (message) => `Not sent. ${message}` })}
    >
      Send again
    </ActionButton>
  )
}
