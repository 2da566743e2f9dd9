import Link from 'next/link'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-words'
import { Notice } from '@/src/storefront/ui/notice'
import { Day } from '@/src/storefront/ui/when'

type RefundAskedProps = {
  at: string
  /** The ticket in which it is talked about, where the reader has an account. */
  ticket: string | null
  /** It was sent just now. */
  live?: boolean
}

/** A request that is being looked at, and by when it is answered. */
export function RefundAsked({ at, ticket, live }: RefundAskedProps) {
  return (
    <Notice
      tone="accent"
      title={
        <>
          You asked for a refund on <Day at={at} />
        </>
      }
      live={live}
    >
      {REFUND_TIME}
      {ticket && (
        <>
          {' '}
          <Link href={`/dashboard/support/${ticket}`} className="link">
            See the request
          </Link>
        </>
      )}
    </Notice>
  )
}
