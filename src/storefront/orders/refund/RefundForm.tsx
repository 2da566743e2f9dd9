'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import {
  type RefundRequestInput,
  type RefundView,
  refundRequestInput,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { readParts, request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { TextareaField } from '@/src/storefront/ui/forms/textarea-field'
import { Notice } from '@/src/storefront/ui/notice'

import { RefundChoice } from './RefundChoice'

type RefundFormProps = {
  orderId: string
  refund: RefundView
  onSent: (at: string) => void
  onCancel: () => void
}

const REQUESTED = readParts<{ requestedAt: string }>('requestedAt')

/** Which lines somebody would like back, and why. Staff decide; nothing moves by itself. */
export function RefundForm({ orderId, refund, onSent, onCancel }: RefundFormProps) {
  const legend = useRef<HTMLLegendElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<RefundRequestInput>({
    resolver: zodResolver(refundRequestInput),
    mode: 'onTouched',
    defaultValues: { lineIds: [], reason: '' },
  })
  const { errors, isSubmitting } = form.formState
  const total = requestedMinor(refund.options, form.watch('lineIds'), refund.leftMinor)

  useEffect(() => {
    legend.current?.focus()
  }, [])

  const submit = form.handleSubmit(async (input) => {
    setProblem(null)
    const path = `/api/orders/${orderId}/refund-request`
    const answer = await request('POST', path, { body: input, answer: REQUESTED })
    if (answer.ok) return onSent(answer.value.requestedAt)
    const { lineIds, reason } = answer.fields
    if (lineIds) form.setError('lineIds', { message: lineIds })
    if (reason) form.setError('reason', { message: reason })
    if (!lineIds && !reason) setProblem(answer.message)
  })

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
        register={form.register('lineIds')}
        error={errors.lineIds?.message}
      />
      <TextareaField
        label="Why?"
        rows={3}
        maxLength={2000}
        help="It helps us answer at once."
        error={errors.reason?.message}
        className="min-h-20"
        {...form.register('reason')}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <p role="status" className="text-sm">
        {total > 0
          ? `You ask for ${formatMoney(money(total, 'USD'))} back.`
          : 'Choose at least one line.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isSubmitting} busyLabel="Sending…">
          Send request
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Keep the order as it is
        </Button>
      </div>
    </form>
  )
}
