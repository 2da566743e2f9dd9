'use client'

import { ConfirmationModal, Drawer, useModal } from '@payloadcms/ui'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { useToday } from '@/src/admin/kit/time/When'
import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { exchangeRateInput } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import {
  methodsInput,
  STRIPE_METHOD_NAMES,
  STRIPE_METHODS,
} from '@/src/domain/payments/stripe-methods'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'
import type { GatewayView } from '@/src/queries/payments/gateway-view'
import { KeysForm } from './KeysForm'
import { PART, PART_TITLE } from './part'

/** A typed number; nothing where nothing was typed. */
const numberIn = (text: unknown) => (String(text).trim() === '' ? undefined : Number(text))

/** What a dollar is in rupees, and of which day that is. */
function ExchangeRateForm({ gateway }: { gateway: GatewayView }) {
  const today = useToday()
  const state = useAdminForm({
    schema: exchangeRateInput,
    values: {
      exchangeRate: gateway.exchangeRate,
      exchangeRateAsOf: gateway.exchangeRateAsOf || today,
    },
    send: (body) =>
      request('PATCH', '/api/gateways/razorpay/exchange-rate', { body, answer: z.unknown() }),
    draft: 'exchange-rate',
    success: 'Exchange rate saved',
  })
  return (
    <AdminForm
      action="Save exchange rate"
      className={PART}
      look="secondary"
      refused="Error saving the exchange rate:"
      state={state}
    >
      <h3 className={PART_TITLE}>Exchange rate</h3>
      <p className="m-0 mb-3 text-muted">
        Razorpay charges in rupees. Payments already started keep their rate.
      </p>
      <div className="grid grid-cols-2 gap-5 phone:gap-3">
        <TextInput
          field={state.field('exchangeRate', { setValueAs: numberIn })}
          label="Rupees per 1 USD"
          required
          autoComplete="off"
          inputMode="decimal"
        />
        <TextInput field={state.field('exchangeRateAsOf')} label="As of" required type="date" />
      </div>
    </AdminForm>
  )
}

type Props = { readonly gateway: GatewayView }

function WebhookHelp({ gateway: { slug, name, webhookUrl } }: Props) {
  return (
    <section className={PART}>
      <h3 className={PART_TITLE}>Webhook address</h3>
      <p className="m-0 mb-3 text-muted">{`Add it at ${name}, for these events:`}</p>
      <CopyText name={`the webhook address for ${name}`} text={webhookUrl} />
      <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 m-0 mt-2.5 p-0 text-muted list-none">
        {GATEWAY_SETUP[slug].events.map((event) => (
          <li key={event}>
            <code className="text-xs">{event}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ConfigureGateway({
  gateway,
}: Props & { readonly grant: Grant<'configureGateways'> }) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const drawer = `configure-${gateway.slug}`
  return (
    <>
      <ActionButton
        label={`Configure ${gateway.name}`}
        look={gateway.hasKeys ? 'secondary' : 'primary'}
        onAct={() => openModal(drawer)}
      >
        Configure
      </ActionButton>
      <Drawer className="gateway-drawer" slug={drawer} title={`Configure ${gateway.name}`}>
        {isModalOpen(drawer) && (
          <div className="pb-10 [&_.admin-notice_.banner]:m-0 [&_.admin-notice_.banner]:mt-4">
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

function MethodsForm({ gateway }: { gateway: GatewayView }) {
  const state = useAdminForm({
    schema: methodsInput,
    values: { methods: [...gateway.methods] },
    send: (body) => request('PATCH', '/api/gateways/stripe/methods', { body, answer: z.unknown() }),
    draft: 'stripe-methods',
    success: 'Payment methods saved',
  })
  const { error: _, ...control } = state.field('methods')
  return (
    <AdminForm
      action="Save payment methods"
      className={PART}
      look="secondary"
      refused="Error saving the payment methods:"
      state={state}
    >
      <fieldset className="kit-choice">
        <legend>Offered in addition to cards, Apple Pay and Google Pay</legend>
        {STRIPE_METHOD_NAMES.map((name) => (
          <label key={name}>
            <input {...control} type="checkbox" value={name} />
            {STRIPE_METHODS[name].label}
            {STRIPE_METHODS[name].isDelayed && (
              <span>{': confirmed in up to 5 business days'}</span>
            )}
          </label>
        ))}
      </fieldset>
      <p className="admin-form-row__help">
        Turn each one on at Stripe too. Customers see the ones available on their device and in
        their country.
      </p>
    </AdminForm>
  )
}

type RemoveKeysProps = { readonly gateway: GatewayView; readonly onRemoved: () => void }

function RemoveKeys({ gateway: { slug, name }, onRemoved }: RemoveKeysProps) {
  const { openModal } = useModal()
  const { run } = useAction()
  const modal = `remove-keys-${slug}`
  return (
    <section className={PART}>
      <h3 className={PART_TITLE}>Remove the keys</h3>
      <p className="m-0 mb-3 text-muted">
        You can’t refund or look up payments made with these keys until you save keys from the same
        account again.
      </p>
      <div className="admin-form-actions">
        <ActionButton look="error" onAct={() => openModal(modal)}>
          Remove keys
        </ActionButton>
      </div>
      <ConfirmationModal
        body={`This disables ${name} and deletes its keys. To use it again, get the keys from ${name}.`}
        confirmLabel="Remove keys"
        heading={`Remove the keys of ${name}?`}
        modalSlug={modal}
        onConfirm={async () => {
          const answer = await run({
            send: () => sendJson('DELETE', `/api/gateways/${slug}/keys`),
            failure: (message) => `We could not remove the keys. ${message}`,
          })
          if (answer.ok) onRemoved()
        }}
      />
    </section>
  )
}
