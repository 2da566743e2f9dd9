import { SendButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

export const AskGateway = ({ paymentId }: { paymentId: string; grant: Grant<'askGateway'> }) => (
  <SendButton
    busyLabel="Checking…"
    done="Payment status checked."
    failed="We could not check the payment."
    path={`/api/payments/${paymentId}/look`}
  >
    Check payment now
  </SendButton>
)
