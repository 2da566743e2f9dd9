'use client'

import { Button, Drawer, useModal } from '@payloadcms/ui'
import { CopyText } from '@/src/admin/kit/ui/CopyText'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import type { GatewayView } from '../gateway-view'
import { ExchangeRateForm } from './ExchangeRateForm'
import { KeysForm } from './KeysForm'
import { MethodsForm } from './MethodsForm'
import { RemoveKeys } from './RemoveKeys'

type Props = { readonly gateway: GatewayView }

function WebhookHelp({ gateway: { slug, name, webhookUrl } }: Props) {
  return (
    <section className="gateway-configure__part">
      <h3>Webhook address</h3>
      <p>{`Add it at ${name}, for these events:`}</p>
      <CopyText name={`the webhook address for ${name}`} text={webhookUrl} />
      <ul className="gateway-configure__events">
        {GATEWAY_SETUP[slug].events.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens everything there is to set about a gateway, beside the screen. */
export function ConfigureGateway({
  gateway,
}: Props & { readonly grant: Grant<'configureGateways'> }) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const drawer = `configure-${gateway.slug}`
  return (
    <>
      <Button
        aria-label={`Configure ${gateway.name}`}
        buttonStyle={gateway.hasKeys ? 'secondary' : 'primary'}
        margin={false}
        onClick={() => openModal(drawer)}
        size="small"
      >
        Configure
      </Button>
      <Drawer className="gateway-drawer" slug={drawer} title={`Configure ${gateway.name}`}>
        {isModalOpen(drawer) && (
          <div className="gateway-configure">
            <KeysForm gateway={gateway} onSaved={() => closeModal(drawer)} />
            {gateway.slug === 'razorpay' && <ExchangeRateForm gateway={gateway} />}
            {gateway.slug === 'stripe' && <MethodsForm gateway={gateway} />}
            <WebhookHelp gateway={gateway} />
            {gateway.hasKeys && (
              <RemoveKeys gateway={gateway} onRemoved={() => closeModal(drawer)} />
            )}
          </div>
        )}
      </Drawer>
    </>
  )
}
