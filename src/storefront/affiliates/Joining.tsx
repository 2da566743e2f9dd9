import { DEFAULT_RATE, HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'
import { AFFILIATE_TERMS, AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { Day } from '@/src/storefront/ui/when'
import { JoinForm } from './JoinForm'

/** For those who have no link yet: what it is about, the terms, and the one button. */
export function Joining() {
  return (
    <div className="flex flex-col gap-12">
      <TitledPart title="How it works">
        <HowItWorks rate={DEFAULT_RATE} />
      </TitledPart>
      <TitledPart title="Get your link">
        <JoinForm />
      </TitledPart>
      <section id="terms" aria-labelledby="terms-title">
        <h2 id="terms-title" className="mb-3 text-lg font-semibold">
          Affiliate terms
        </h2>
        <AffiliateTerms />
      </section>
    </div>
  )
}

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

type AffiliateTermsProps = {
  /** Which version was accepted, and when. */
  accepted?: { readonly version: string; readonly acceptedAt: string } | null
}

/** What an affiliate agrees to. */
export function AffiliateTerms({ accepted }: AffiliateTermsProps) {
  return (
    <div className="max-w-[68ch]">
      <p className="text-sm text-muted">
        Version of {calendarDay(AFFILIATE_TERMS_VERSION)}
        {accepted && (
          <span>{`. You accepted the version of ${calendarDay(accepted.version)} on `}</span>
        )}
        {accepted && <Day at={accepted.acceptedAt} />}
        {accepted && <span>{'.'}</span>}
      </p>
      <dl className="mt-4 flex flex-col gap-4 text-sm">
        {AFFILIATE_TERMS.map(([heading, text]) => (
          <div key={heading}>
            <dt className="font-semibold">{heading}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
