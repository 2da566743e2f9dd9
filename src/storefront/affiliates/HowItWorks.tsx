import { HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'

/** The program in three steps. `rate` is in percent. */
export function HowItWorks({ rate }: { rate: number }) {
  const steps = [
    [
      'Share your link',
      'It works on every page. Add your code to any of our addresses, and the visit counts for you.',
    ],
    [
      'A visitor orders',
      `If they order within ${REFERRAL_DAYS} days of the visit, you earn ${rate}% of our fees. State filing fees earn no commission.`,
    ],
    [
      'You are paid',
      `Your commission is approved after ${HOLD_DAYS} days, unless the order is refunded. We pay it with the next payout.`,
    ],
  ] as const
  return (
    <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {steps.map(([title, text], index) => (
        <li key={title} className="border-t border-border-strong pt-3">
          <p className="font-semibold">
            <span className="mr-2 text-muted tabular-nums">{index + 1}</span>
            {title}
          </p>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
