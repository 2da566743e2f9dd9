import { Notice } from '@/src/admin/kit/ui/parts'
import { env } from '@/src/lib/env'

import type { GatewayView } from '@/src/queries/payments/gateway-view'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** Whether the sandbox stands in for someone, why, and what ends that; or that no one can pay. */
export function SandboxNotice({ gateways }: { gateways: readonly GatewayView[] }) {
  const practising = gateways.filter(({ mode }) => mode === 'sandbox')
  if (practising.length > 0) {
    const names = LIST.format(practising.map(({ name }) => name))
    return (
      <Notice
        action={
          <a href={env.SANDBOX_URL} rel="noreferrer" target="_blank">
            Open the sandbox
          </a>
        }
        title={`Sandbox on: payments by ${names} are practice, no money moves. `}
        tone="warning"
      >
        It is active because they have no keys and this site runs on your own computer (
        {env.SITE_URL}). Saving a gateway’s keys turns it off for that gateway;{' '}
        <code>CHARTERDESK_SANDBOX=off</code>, or a public address, for all of them.
      </Notice>
    )
  }
  if (gateways.some(({ enabled, hasKeys }) => enabled && hasKeys)) return null
  return (
    <Notice title="Customers cannot pay right now. " tone="error">
      No gateway is enabled and the sandbox is off. Set up or enable one below.
    </Notice>
  )
}
