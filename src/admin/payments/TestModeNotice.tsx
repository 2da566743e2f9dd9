import { Notice } from '@/src/admin/kit/ui/Notice'
import { isLoopback } from '@/src/domain/payments/gateways/gateway-keys'
import { env } from '@/src/lib/env'

import type { GatewayView } from './gateways/gateway-view'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** Customers of a public site who pay in a provider's test mode: their orders bring no money. */
export function TestModeNotice({ gateways }: { gateways: readonly GatewayView[] }) {
  const testing = gateways.filter(({ enabled, mode }) => enabled && mode === 'test')
  if (testing.length === 0 || isLoopback(env.SITE_URL)) return null
  const names = LIST.format(testing.map(({ name }) => name))
  return (
    <Notice title={`Test mode on a public site: ${names}. `} tone="error">
      Orders paid this way look paid, but no money moves. They are marked and left out of all
      figures. Save live keys before you sell.
    </Notice>
  )
}
