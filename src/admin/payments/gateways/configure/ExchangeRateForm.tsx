'use client'

import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { useToday } from '@/src/admin/kit/time/When'
import { exchangeRateInput } from '@/src/domain/payments/gateways/gateway-keys'
import { request } from '@/src/lib/browser/request'

import type { GatewayView } from '../gateway-view'

/** A typed number; nothing where nothing was typed. */
const numberIn = (text: unknown) => (String(text).trim() === '' ? undefined : Number(text))

/** What a dollar is in rupees, and of which day that is. */
export function ExchangeRateForm({ gateway }: { gateway: GatewayView }) {
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
      className="gateway-configure__part"
      look="secondary"
      refused="Error saving the exchange rate:"
      state={state}
    >
      <h3>Exchange rate</h3>
      <p>Razorpay charges in rupees. Payments already started keep their rate.</p>
      <div className="gateway-rate">
        <FormRow
          field={state.field('exchangeRate', { setValueAs: numberIn })}
          id="exchange-rate"
          label="Rupees per 1 USD"
          required
        >
          {(control) => <input {...control} autoComplete="off" inputMode="decimal" type="text" />}
        </FormRow>
        <FormRow
          field={state.field('exchangeRateAsOf')}
          id="exchange-rate-as-of"
          label="As of"
          required
        >
          {(control) => <input {...control} type="date" />}
        </FormRow>
      </div>
    </AdminForm>
  )
}
