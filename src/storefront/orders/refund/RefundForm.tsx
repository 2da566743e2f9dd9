'use client'

import { useEffect, useRef } from 'react'
import { z } from 'zod'

import {
  type RefundView,
  refundRequestInput,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'

import { RefundChoice } from './RefundChoice'

type RefundFormProps = {
  orderId: string
  refund: RefundView
  onSent: (at: string) => void
  onCancel: () => void
}

const answer = z.object({ requestedAt: z.string() })

/** Which lines somebody would like back, and why. Staff decide; nothing moves by itself. */
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
