import type { OrderView } from '@/src/domain/orders/my-order'
import { type RefundView, requestedMinor } from '@/src/domain/orders/refund-request'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Day } from '@/src/storefront/ui/when'

import { RefundLines } from './RefundLines'
import { RefundRequest } from './RefundRequest'

type RefundPartProps = {
  order: Pick<OrderView, 'id' | 'currency'>
  refund: RefundView
}

/** What went back, what is asked for, and what could be. */
export function RefundPart({ order, refund }: RefundPartProps) {
  const { options, leftMinor, made, open } = refund
  const all = options.map(({ lineId }) => lineId)
  const possibleMinor = requestedMinor(options, all, leftMinor)
  return (
    <div className="flex flex-col gap-4 text-sm">
      {made.length > 0 && <Made made={made} currency={order.currency} />}
      {(open || possibleMinor > 0) && (
        <RefundRequest orderId={order.id} possibleMinor={possibleMinor} refund={refund} />
      )}
      {!open && possibleMinor <= 0 && leftMinor > 0 && (
        <>
          <p className="text-muted">Nothing in this order is refundable anymore.</p>
          <RefundLines options={options} currency={order.currency} />
        </>
      )}
    </div>
  )
}

function Made({ made, currency }: Pick<RefundView, 'made'> & Pick<OrderView, 'currency'>) {
  return (
    <ul className="border-t border-border">
      {made.map((refund) => (
        <li key={refund.id} className="flex justify-between gap-4 border-b border-border py-3">
          <span className="min-w-0">
            {refund.isPending ? 'On its way' : 'Refunded'}
            <span className="block text-xs text-muted">
              <Day at={refund.at} />
              {refund.what && <span>{` · ${refund.what}`}</span>}
            </span>
          </span>
          <span className="font-semibold tabular-nums">
            {formatMoney(money(refund.amountMinor, currency))}
          </span>
        </li>
      ))}
    </ul>
  )
}
