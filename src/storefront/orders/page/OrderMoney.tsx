import type { OrderPageView } from '@/src/domain/orders/order-page'
import { OrderLines } from '@/src/storefront/orders/OrderLines'
import { Facts } from '@/src/storefront/ui/facts'
import { Money } from '@/src/storefront/ui/money'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { ReceiptLinks } from '../receipt/ReceiptLinks'
import { RefundPart } from '../refund/RefundPart'
import { Extras } from './Extras'
import { Fold } from './Fold'
import { companyFacts, paymentFacts } from './order-facts'
import { Related } from './Related'
import { Subscriptions } from './Subscriptions'

/** What was bought and paid, what can go back, and what can be added. */
export function OrderMoney({ page }: { page: OrderPageView }) {
  const { order, related, subscriptions, extras, refund } = page
  const paid = paymentFacts(order)
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:row-span-2 lg:gap-12">
      <div>
        <Fold
          id="payment"
          title="What you ordered"
          hint={<Money minor={order.totalMinor} currency={order.currency} />}
        >
          <OrderLines {...order} />
          {paid.length > 0 && (
            <div className="mt-6">
              <Facts facts={paid} />
            </div>
          )}
        </Fold>
        {order.receiptNumber && <ReceiptLinks orderId={order.id} className="mt-4" />}
      </div>
      {refund && (
        <Fold title="Refund">
          <RefundPart order={order} refund={refund} />
        </Fold>
      )}
      {related.length > 0 && (
        <TitledPart title="Added since">
          <Related orders={related} />
        </TitledPart>
      )}
      <Subscriptions subscriptions={subscriptions} />
      {extras.length > 0 && (
        <Fold id="extras" title="Add to your order">
          <Extras orderId={order.id} extras={extras} />
        </Fold>
      )}
      <Fold title="Company and contact">
        <Facts facts={companyFacts(order)} />
      </Fold>
    </div>
  )
}
