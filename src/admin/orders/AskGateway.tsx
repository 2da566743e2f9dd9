import { SendButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = { readonly paymentId: string; readonly grant: Grant<'askGateway'> }

export const AskGateway = ({ paymentId }: Props) => (
  <SendButton
    busyLabel="Checking…"
    done="Payment status checked."
    failed="We could not check the payment."
    path={`/api/payments/${paymentId}/look`}
  >
    Check payment now
  </SendButton>
)
