import { Link } from '@payloadcms/ui'
import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { amount } from '@/src/admin/kit/ui/format'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { ORDER_STATUS } from '@/src/domain/vocabulary/statuses'
import { collectionHref } from '@/src/lib/admin-address'
import type { OrderFacts } from './order-facts'
import { ResendReceipt } from './ResendReceipt'

const KINDS = { purchase: '', extra: 'Extra', renewal: 'Renewal' } as const

function CustomerLink({ order }: Pick<OrderFacts, 'order'>) {
  const account = idOf(order.user)
  const name = `${order.firstName} ${order.lastName}`
  if (!account) return `${name} (guest)`
  return (
    <Link href={collectionHref('users', account)} prefetch={false}>
      {name}
    </Link>
  )
}

function Receipt({ facts: { order, can } }: { facts: OrderFacts }) {
  if (!order.receiptNumber) return 'None yet'
  return (
    <span className="order-receipt">
      {order.receiptNumber}
      {can.resendReceipt && (
        <ResendReceipt email={order.email} grant={can.resendReceipt} orderId={order.id} />
      )}
    </span>
  )
}

/** The order in a line or two: where it stands, whose it is, and what it brought. */
export function OrderHead({ facts }: { facts: OrderFacts }) {
  const { order, can, stateName, packageName, isWaiting } = facts
  const net = order.totalMinor - (order.refundedMinor ?? 0)
  const what = [KINDS[order.kind], serviceName(order.serviceType, order.companyType)]
    .filter(Boolean)
    .join(': ')
  return (
    <header className="order-head">
      <div className="record-head__line">
        <p className="record-head__number">{`Order ${shortOrderId(order.id)}`}</p>
        <StatusSelect
          mayChange={can.change !== null}
          noun="Order"
          path={`/api/orders/${order.id}`}
          status={order.status}
          statuses={ORDER_STATUS}
        />
        <StatusPill label={`Payment ${order.paymentStatus}`} status={order.paymentStatus} />
        {isWaiting && <StatusPill label="Waiting for the customer" status="requires_action" />}
        <p className="order-head__total">
          {amount(net, order.currency)}
          {net !== order.totalMinor && (
            <small>{`of ${amount(order.totalMinor, order.currency)}, the rest refunded`}</small>
          )}
        </p>
      </div>
      <Facts
        facts={[
          ['Customer', <CustomerLink key="customer" order={order} />],
          ['Service', packageName ? `${what}, ${packageName}` : what],
          ['Formed in', stateName],
          ['Placed', <Moment at={order.placedAt ?? order.createdAt} key="placed" />],
          ['Paid', order.paidAt ? <Moment at={order.paidAt} key="paid" /> : 'Not yet'],
          ['Receipt', <Receipt facts={facts} key="receipt" />],
        ]}
      />
    </header>
  )
}
