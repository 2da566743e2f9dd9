import { SendButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = { readonly id: string; readonly to: string; readonly grant: Grant<'sendMailAgain'> }

export const SendAgain = ({ id, to }: Props) => (
  <SendButton
    busyLabel="Sending…"
    failed="Not sent."
    label={`Send again to ${to}`}
    path={`/api/emails/${id}/send-again`}
  >
    Send again
  </SendButton>
)
