import Link from 'next/link'
import type { OpenRequest } from '@/src/domain/orders/refund-request'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-words'
import { Notice } from '@/src/storefront/ui/notice'
import { Day } from '@/src/storefront/ui/when'

type RefundAskedProps = OpenRequest & {
  /** It was sent just now. */
  live?: boolean
}

/** A request that is being looked at, and by when it is answered. */
export function RefundAsked({ at, ticket, isMet, live }: RefundAskedProps) {
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
      {isMet ? 'We’ve sent money back since, as listed above.' : REFUND_TIME}
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
