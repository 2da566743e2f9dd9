'use client'

import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { methodsInput } from '@/src/domain/payments/methods-input'
import { STRIPE_METHOD_NAMES, STRIPE_METHODS } from '@/src/domain/payments/stripe-methods'
import { request } from '@/src/lib/browser/request'

import type { GatewayView } from '../gateway-view'

/** What Stripe offers beside cards and their wallets. */
export function MethodsForm({ gateway }: { gateway: GatewayView }) {
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
      className="gateway-configure__part"
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
