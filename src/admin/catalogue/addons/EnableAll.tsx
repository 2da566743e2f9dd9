import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'

/** Puts every add-on on sale. */
export const EnableAll = (_granted: { readonly grant: Grant<'changeAddons'> }) => (
  <SendButton busyLabel="Enabling…" path="/api/addons/enable-all">
    Enable All Add-ons
  </SendButton>
)
