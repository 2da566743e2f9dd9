import { StatusPill, TonePill } from '@/src/admin/kit/status/pills'
import { ReasonedStatus } from '@/src/admin/kit/status/ReasonedStatus'
import { Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { amount } from '@/src/admin/kit/ui/format'
import { Facts, PageLink } from '@/src/admin/kit/ui/parts'
import { isUnconfirmedFee } from '@/src/domain/catalogue/pricing/state-fee-label'
import { promiseLeft } from '@/src/domain/filing/queue/promise-left'
import { STATUS_CONSEQUENCES } from '@/src/domain/orders/desk/status-change'
import { trackedServices } from '@/src/domain/orders/order-services'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { ORDER_STATUS } from '@/src/domain/vocabulary/statuses'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Order } from '@/src/payload-types'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { cursorText } from '@/src/queries/platform/list-pages'
import { AssignSelect } from '../desk/AssignSelect'
import { type Neighbors, placeIn } from '../desk/neighbors'
import { orderHref, queueHref } from '../desk/order-href'
import { QueueNav } from '../desk/QueueNav'
import { StepButton } from '../desk/StepButton'
import { RefundDrawer } from '../refund/RefundDrawer'
import { draftTotal } from '../refund/refund-draft'
import { NoteButton } from './NotesForm'

const ResendReceipt = ({ orderId }: { orderId: string; grant: Grant<'resendReceipt'> }) => (
  <SendButton
    busyLabel="Sending…"
    failed="We could not send the receipt."
    path={`/api/orders/${orderId}/resend-receipt`}
  >
    Resend receipt
  </SendButton>
)

/** `Paid` says what it is of; `Pending` beside the status of the order would not. */
const paymentWord = (status: Order['paymentStatus']) =>
  status === 'paid' || status === 'refunded' ? undefined : `Payment ${status.replaceAll('_', ' ')}`

const KINDS = { purchase: '', extra: 'Extra', renewal: 'Renewal' } as const

function CustomerLink({ order, href }: Pick<OrderFacts, 'order'> & { href: string | null }) {
  const name = fullName(order)
  if (href) return <PageLink href={href}>{name}</PageLink>
  return idOf(order.user) ? name : `${name} (guest)`
}

function Receipt({ facts: { order, can } }: { facts: OrderFacts }) {
  if (!order.receiptNumber) return 'None yet'
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 [&_.btn]:m-0">
      {order.receiptNumber}
      {can.resendReceipt && <ResendReceipt grant={can.resendReceipt} orderId={order.id} />}
    </span>
  )
}

type Props = {
  readonly facts: OrderFacts
  /** The queue from which it was opened, as it stands in the address. */
  readonly from: string | null
  readonly me: string
  /** Where it stands in that queue. */
  readonly queue: Neighbors | null
  /** Null for a guest's order, and for staff who may not open accounts. */
  readonly accountHref: string | null
}

export function OrderHead({ facts, from, me, queue, accountHref }: Props) {
  const { order, can, stateName, packageName, waiting } = facts
  const left = order.queue === 'closed' ? null : promiseLeft(order.clock ?? {}, new Date())
  const net = order.totalMinor - (order.refundedMinor ?? 0)
  const what = [KINDS[order.kind], serviceName(order.serviceType, order)].filter(Boolean).join(': ')
  return (
    <header>
      {from && queue && (
        <QueueNav
          label={queue.label}
          list={queueHref(from)}
          next={queue.next && orderHref(queue.next, from)}
          position={queue.position}
          previous={queue.previous && orderHref(queue.previous, from)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="m-0 text-xl font-semibold tabular-nums">{`Order ${shortOrderId(order.id)}`}</p>
        <ReasonedStatus
          consequences={STATUS_CONSEQUENCES}
          mayChange={can.change !== null}
          path={`/api/orders/${order.id}/status`}
          status={order.status}
          statuses={ORDER_STATUS}
          undoPath={`/api/orders/${order.id}/undo`}
        />
        <StatusPill label={paymentWord(order.paymentStatus)} status={order.paymentStatus} />
        {left && <TonePill tone={left.tone}>{left.words}</TonePill>}
        {waiting && <StatusPill label={waiting} status="requires_action" />}
        <p className="m-0 ms-auto text-4xl font-semibold leading-7 tabular-nums text-end">
          {amount(net, order.currency)}
          {net !== order.totalMinor && (
            <small className="block text-muted text-xs font-normal leading-4">{`of ${amount(order.totalMinor, order.currency)}, the rest refunded`}</small>
          )}
        </p>
      </div>
      <OrderActions facts={facts} from={from} me={me} />
      <Facts
        facts={[
          ['Customer', <CustomerLink href={accountHref} key="customer" order={order} />],
          ['Service', packageName ? `${what}, ${packageName}` : what],
          [facts.filing ? 'Formed in' : 'State', stateName],
          ['Placed', <Moment at={order.placedAt ?? order.createdAt} key="placed" />],
          ['Paid', order.paidAt ? <Moment at={order.paidAt} key="paid" /> : 'Not yet'],
          ['Receipt', <Receipt facts={facts} key="receipt" />],
        ]}
      />
    </header>
  )
}

function Refund({ facts: { order, can, money } }: { facts: OrderFacts }) {
  const { leftMinor, refundable: lines } = money
  const mayGoBack = draftTotal({ whole: true, amounts: {} }, lines, leftMinor)
  if (!can.refund || mayGoBack === 0) return null
  const offer = { currency: order.currency, leftMinor, lines, orderId: order.id }
  return <RefundDrawer grant={can.refund} {...offer} />
}

function OrderActions({ facts, from, me }: { facts: OrderFacts; from: string | null; me: string }) {
  const { order, can, step, staff } = facts
  if (!can.change) return <Refund facts={facts} />
  const place = from && placeIn(from, order)
  const isOne = trackedServices(order).length === 1
  return (
    <div className="flex flex-wrap items-center gap-2.5 mt-3">
      <AssignSelect
        assignee={idOf(order.assignee)}
        grant={can.change}
        me={me}
        path={`/api/orders/${order.id}`}
        staff={staff}
      />
      <span className="flex gap-2.5 ms-auto">
        <NoteButton />
        <Refund facts={facts} />
      </span>
      {step && can.addEntry && (
        <StepButton
          checksFee={
            step.stage === 'submitted' &&
            step.service === 'llc' &&
            (order.lines ?? []).some(isUnconfirmedFee)
          }
          from={from}
          grant={can.addEntry}
          key={`${order.id} ${order.timeline?.length}`}
          orderId={order.id}
          place={place ? cursorText(place) : null}
          seen={order.timeline?.length ?? 0}
          service={step.service}
          serviceName={isOne ? null : serviceName(step.service, order)}
          stage={step.stage}
          status={order.status}
        />
      )}
    </div>
  )
}
