'use client'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly undo: string
  readonly label: string
}

/** Takes back the last change of an order. */
export function UndoButton({ orderId, undo, label }: Props) {
  const { isBusy, run } = useAction()
  return (
    <ActionButton
      busyLabel="Undoing…"
      isBusy={isBusy}
      label={`Undo: ${label}`}
      onAct={() =>
        void run({ send: () => sendJson('POST', `/api/orders/${orderId}/undo`, { undo }) })
      }
    >
      Undo
    </ActionButton>
  )
}
