import { HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'

/** The program in three steps. `rate` is in percent. */
export function HowItWorks({ rate }: { rate: number }) {
  const steps = [
    [
      'Share your link',
      'Every page of ours takes it: add your code to any address, and the visit counts as yours.',
    ],
    [
      'Somebody orders',
      `Within ${REFERRAL_DAYS} days of their visit you earn ${rate}% of our own fees. State filing fees are passed on at cost and earn nothing.`,
    ],
    [
      'You are paid',
      `After ${HOLD_DAYS} days, in which a refund would take it back, your commission is approved and goes out with the next payout.`,
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
