import { SendButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly undo: string
  readonly label: string
}

export const UndoButton = ({ orderId, undo, label }: Props) => (
  <SendButton
    body={{ undo }}
    busyLabel="Undoing…"
    label={`Undo: ${label}`}
    path={`/api/orders/${orderId}/undo`}
  >
    Undo
  </SendButton>
)
