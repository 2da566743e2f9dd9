import { z } from 'zod'

import { amount } from '@/src/admin/kit/ui/format'
import type { RefundableLine } from '@/src/domain/orders/plan-refund'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'

export type RefundOffer = {
  readonly orderId: string
  readonly currency: string
  readonly lines: readonly RefundableLine[]
  /** What is left of the payment, in cents. */
  readonly leftMinor: number
}

export type RefundDraft = {
  readonly whole: boolean
  readonly amounts: Readonly<Record<string, string>>
}

const DOLLARS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

/** Typed dollars in cents; null for what is no amount. */
export function centsOf(text: string): number | null {
  const [, whole, part = ''] = DOLLARS.exec(plainSigns(text).replace(/^\$/, '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Cents as they are typed: 14900 is `149.00`. */
export function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

type RefundLine = { readonly lineId: string; readonly amountMinor: number }

export function linesOf({ amounts }: RefundDraft): RefundLine[] {
  return Object.entries(amounts).flatMap(([lineId, text]) => {
    const amountMinor = centsOf(text)
    return amountMinor ? [{ lineId, amountMinor }] : []
  })
}

/** What is wrong with an amount, as far as the browser can tell. */
export function amountProblem(text: string, line: RefundableLine): string | undefined {
  if (text.trim() === '') return undefined
  const cents = centsOf(text)
  if (cents === null) return 'Enter dollars and cents, such as 49.00'
  return cents > line.leftMinor ? `At most ${dollarsOf(line.leftMinor)} is left` : undefined
}

/** What a draft gives back in all, in cents; the whole is what lines and payment both still hold. */
export function draftTotal(
  draft: RefundDraft,
  lines: readonly RefundableLine[],
  leftMinor: number,
): number {
  if (!draft.whole) return linesOf(draft).reduce((sum, one) => sum + one.amountMinor, 0)
  return Math.min(
    leftMinor,
    lines.reduce((sum, line) => sum + line.leftMinor, 0),
  )
}

/** The most that can go back, and where it goes; where part of the payment stays, that too. */
export function refundLimit({ lines, leftMinor, currency }: Omit<RefundOffer, 'orderId'>): string {
  const most = draftTotal({ whole: true, amounts: {} }, lines, leftMinor)
  const limit = `You can refund up to ${amount(most, currency)}. The money goes back to the original payment method.`
  if (most === leftMinor) return limit
  return `${limit} The other ${amount(leftMinor - most, currency)} of the payment can’t be refunded; the lines below say why.`
}

/** The form of a refund, with what its draft asks the server for. */
export function refundForm({ lines, leftMinor, currency }: RefundOffer) {
  return z
    .object({
      whole: z.boolean(),
      amounts: z.record(z.string(), z.string()),
      reason: requiredText('Enter a reason.', 500),
    })
    .superRefine((draft, context) => {
      const say = (message: string, path: string[]) =>
        context.addIssue({ code: 'custom', message, path })
      const wrong = draft.whole
        ? []
        : lines.flatMap((line) => {
            const message = amountProblem(draft.amounts[line.lineId] ?? '', line)
            return message ? [{ message, line }] : []
          })
      for (const { message, line } of wrong) say(message, ['amounts', line.lineId])
      const total = draftTotal(draft, lines, leftMinor)
      if (wrong.length > 0) return
      if (total === 0) say('Enter an amount to refund.', ['whole'])
      if (total > leftMinor) {
        say(`You can refund at most ${amount(leftMinor, currency)} of this payment.`, ['whole'])
      }
    })
    .transform(({ reason, ...draft }) => ({
      reason,
      ...(draft.whole ? { all: true } : { lines: linesOf(draft) }),
    }))
}
