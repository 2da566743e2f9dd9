'use client'

import { useState } from 'react'

import { useToday } from '@/src/admin/kit/time/When'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import { exchangeRateInput } from '@/src/domain/payments/gateways/gateway-keys'

import type { GatewayView } from '../gateway-view'

type Errors = Readonly<Record<string, string>>

function problemsOf(input: object): Errors {
  const parsed = exchangeRateInput.safeParse(input)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
  )
}

/** What a dollar is in rupees, and of which day that is. */
export function ExchangeRateForm({ gateway }: { gateway: GatewayView }) {
  const today = useToday()
  const [rate, setRate] = useState(String(gateway.exchangeRate))
  const [asOf, setAsOf] = useState(gateway.exchangeRateAsOf || today)
  const [errors, setErrors] = useState<Errors>({})
  const { isBusy, run } = useAction()

  async function save() {
    const input = {
      exchangeRate: rate.trim() === '' ? undefined : Number(rate),
      exchangeRateAsOf: asOf,
    }
    const found = problemsOf(input)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const answer = await run({
      send: () => sendJson('PATCH', '/api/gateways/razorpay/exchange-rate', input),
      failure: (message) => `Error saving the exchange rate: ${message}`,
    })
    if (!answer.ok) setErrors(answer.fields)
  }

  return (
    <form
      className="gateway-configure__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) save()
      }}
    >
      <h3>Exchange rate</h3>
      <p>Razorpay charges rupees. Payments that have begun keep the rate they began with.</p>
      <div className="gateway-rate">
        <FormRow error={errors.exchangeRate} id="exchange-rate" label="Rupees for 1 USD" required>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode="decimal"
              onChange={(event) => setRate(event.target.value)}
              type="text"
              value={rate}
            />
          )}
        </FormRow>
        <FormRow error={errors.exchangeRateAsOf} id="exchange-rate-as-of" label="As of" required>
          {(control) => (
            <input
              {...control}
              onChange={(event) => setAsOf(event.target.value)}
              type="date"
              value={asOf}
            />
          )}
        </FormRow>
      </div>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={isBusy} type="submit">
          Save exchange rate
        </ActionButton>
      </div>
    </form>
  )
}
