import { CopyText } from '@/src/admin/kit/ui/CopyText'
import { Section } from '@/src/admin/kit/ui/Section'

import type { GatewayView } from './gateway-view'

/** Where each provider has to report; it is entered there, in the provider's own dashboard. */
export function WebhookAddresses({ gateways }: { gateways: readonly GatewayView[] }) {
  return (
    <Section
      description="Add each address at its provider. Then save the secret it gives you under Configure."
      id="webhook-addresses"
      title="Webhook addresses"
    >
      <dl className="webhook-addresses">
        {gateways.map(({ slug, name, webhookUrl }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd>
              <CopyText name={`the webhook address for ${name}`} text={webhookUrl} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
