'use client'

import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import {
  STRIPE_METHOD_NAMES,
  STRIPE_METHODS,
  type StripeMethod,
} from '@/src/domain/payments/stripe-methods'

import type { GatewayView } from '../gateway-view'

/** What Stripe offers beside cards and their wallets. */
export function MethodsForm({ gateway }: { gateway: GatewayView }) {
  const [chosen, setChosen] = useState<readonly StripeMethod[]>(gateway.methods)
  const { isBusy, run } = useAction()

  const toggle = (name: StripeMethod) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])

  const save = () =>
    run({
      send: () => sendJson('PATCH', '/api/gateways/stripe/methods', { methods: chosen }),
      failure: (message) => `Error saving the payment methods: ${message}`,
    })

  return (
    <form
      className="gateway-configure__part"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) save()
      }}
    >
      <fieldset className="gateway-environment">
        <legend>Offered beside cards, Apple Pay and Google Pay</legend>
        {STRIPE_METHOD_NAMES.map((name) => (
          <label key={name}>
            <input checked={chosen.includes(name)} onChange={() => toggle(name)} type="checkbox" />
            {STRIPE_METHODS[name].label}
            {STRIPE_METHODS[name].isDelayed && ': confirmed in up to 5 business days'}
          </label>
        ))}
      </fieldset>
      <p className="admin-form-row__help">
        Switch each one on at Stripe too. Customers see those that fit their device and country.
      </p>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={isBusy} type="submit">
          Save payment methods
        </ActionButton>
      </div>
    </form>
  )
}
