'use client'

import { type Ref, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import {
  type RefundOption,
  type RefundView,
  refundRequestInput,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { TextareaField } from '@/src/storefront/ui/forms/text-field'
import { Money } from '@/src/storefront/ui/money'

type RefundFormProps = {
  orderId: string
  refund: RefundView
  onSent: (at: string) => void
  onCancel: () => void
}

const answer = z.object({ requestedAt: z.string() })

/** Which lines someone would like back, and why. Staff decide; nothing moves by itself. */
export function RefundForm({ orderId, refund, onSent, onCancel }: RefundFormProps) {
  const legend = useRef<HTMLLegendElement>(null)
  const { form, field, submit, busy, failure } = useServerForm({
    schema: refundRequestInput,
    values: { lineIds: [], reason: '' },
    send: (body) => request('POST', `/api/orders/${orderId}/refund-request`, { body, answer }),
    done: ({ requestedAt }) => onSent(requestedAt),
  })
  const { error: lineProblem, ...lines } = field('lineIds')
  const total = requestedMinor(refund.options, form.watch('lineIds'), refund.leftMinor)

  useEffect(() => {
    legend.current?.focus()
  }, [])

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Refund request"
      className="flex flex-col gap-5 rounded-ui border border-border bg-panel p-4 sm:p-5"
    >
      <RefundChoice
        legendRef={legend}
        options={refund.options}
        register={lines}
        error={lineProblem}
      />
      <TextareaField
        label="Why?"
        rows={3}
        maxLength={2000}
        help="It helps us answer faster."
        className="min-h-20"
        {...field('reason')}
      />
      <FailureNotice failure={failure} focus />
      <p role="status" className="text-sm">
        {total > 0
          ? `You are asking for ${formatMoney(money(total, 'USD'))} back.`
          : 'Choose at least one line.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy} busyLabel="Sending…">
          Send request
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Keep the order as it is
        </Button>
      </div>
    </form>
  )
}

type RefundChoiceProps = {
  legendRef: Ref<HTMLLegendElement>
  options: readonly RefundOption[]
  register: UseFormRegisterReturn
  error: string | undefined
}

/** The lines to choose from; what can not go back says why. */
function RefundChoice({ legendRef, options, register, error }: RefundChoiceProps) {
  return (
    <fieldset
      className="flex flex-col gap-1"
      aria-describedby={error ? 'refund-lines-error' : undefined}
    >
      <legend
        ref={legendRef}
        tabIndex={-1}
        className="mb-2 text-sm font-semibold focus:outline-none"
      >
        What would you like back?
      </legend>
      <ul className="border-t border-border">
        {options.map(({ lineId, label, amountMinor, terms }) => (
          <li key={lineId} className="border-b border-border py-3">
            {amountMinor > 0 ? (
              <label className="flex gap-3 text-sm">
                <input
                  type="checkbox"
                  value={lineId}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                  {...register}
                />
                <span className="min-w-0 grow">
                  {label}
                  <span className="block text-xs text-muted">{terms}</span>
                </span>
                <Money minor={amountMinor} className="font-semibold" />
              </label>
            ) : (
              <p className="pl-8 text-sm text-muted">
                {label}
                <span className="block text-xs">{terms}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <FieldError id="refund-lines" error={error} />
    </fieldset>
  )
}
