import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = { readonly orderId: string; readonly grant: Grant<'resendReceipt'> }

/** Mails the customer the receipt once more. */
export const ResendReceipt = ({ orderId }: Props) => (
  <SendButton
    busyLabel="Sending…"
    failed="We could not send the receipt."
    path={`/api/orders/${orderId}/resend-receipt`}
  >
    Resend receipt
  </SendButton>
)
