import type { OrderView } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { OrderLines } from '@/src/storefront/orders/OrderLines'

type Fact = readonly [name: string, value: string]

function facts(order: OrderView): Fact[] {
  const all: (Fact | null)[] = [
    ['Order', `#${shortOrderId(order.id)}`],
    ['Service', order.service],
    order.companyName ? ['Company', order.companyName] : null,
    order.state ? ['State', order.state] : null,
    order.receiptNumber ? ['Receipt', order.receiptNumber] : null,
  ]
  return all.filter((fact) => fact !== null)
}

/** What was ordered and what it cost, in the same lines as before paying. */
export function OrderReceipt({ order }: { order: OrderView }) {
  return (
    <section aria-label="Your order" className="rounded-ui border border-border bg-raised">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-border p-5 sm:p-6">
        {facts(order).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="px-5 pt-2 pb-5 sm:px-6 sm:pb-6">
        <OrderLines {...order} />
      </div>
    </section>
  )
}
