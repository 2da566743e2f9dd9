import { AFFILIATE_TERMS, AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Day } from '@/src/storefront/ui/when'

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
