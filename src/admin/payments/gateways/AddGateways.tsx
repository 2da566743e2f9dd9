import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'

/** Creates the gateways that are missing, ready to be given keys. */
export const AddGateways = (_: { readonly grant: Grant<'configureGateways'> }) => (
  <SendButton busyLabel="Adding…" look="primary" path="/api/gateways">
    Add payment gateways
  </SendButton>
)
