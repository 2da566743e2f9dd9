import { column, createdColumn, wordColumn } from '@/src/admin/kit/list/columns'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { TonePill } from '@/src/admin/kit/status/pills'
import { ReasonedStatus } from '@/src/admin/kit/status/ReasonedStatus'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { withSub } from '@/src/admin/kit/ui/parts'
import { ORDER_QUEUE } from '@/src/domain/filing/queue/order-queue'
import { promiseLeft } from '@/src/domain/filing/queue/promise-left'
import { STATUS_CONSEQUENCES } from '@/src/domain/orders/desk/status-change'
import { orderTitle } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ORDER_STATUS, PAYMENT_STATUS } from '@/src/domain/vocabulary/statuses'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { countUpTo } from '@/src/queries/platform/count-up-to'

import { DocumentDrawer } from '../DocumentDrawer'
import { orderHref } from '../desk/order-href'
import { type OrderRow, packageOf, readOrders, titleOf } from './order-row'
import { orderQuestions } from './order-views'

const nameOf = ({ id }: OrderRow) => `order ${shortOrderId(id)}`

const leftOf = ({ clock, queue }: OrderRow) =>
  queue === 'closed' ? null : promiseLeft(clock ?? {}, new Date())

/** Every queue that an order is in, the most urgent one first. */
const stagesOf = ({ queue, inToDeliver, inWaiting, inSubmitted }: OrderRow) => {
  const others = [
    inToDeliver && ('to_deliver' as const),
    inWaiting && ('waiting' as const),
    inSubmitted && ('submitted' as const),
  ]
  return [...new Set([queue, ...others])].flatMap((one) => (one ? [ORDER_QUEUE[one]] : []))
}

function Stage({ row }: { row: OrderRow }) {
  const stages = stagesOf(row)
  if (stages.length === 0) return '–'
  return (
    <span className="inline-flex flex-wrap gap-1">
      {stages.map(({ tone, label }) => (
        <TonePill key={label} tone={tone}>
          {label}
        </TonePill>
      ))}
    </span>
  )
}

function Promised({ row }: { row: OrderRow }) {
  const left = leftOf(row)
  return left ? <TonePill tone={left.tone}>{left.words}</TonePill> : '–'
}

export const ordersList: ListSpec<OrderRow> = {
  screen: 'orders',
  description: 'Paid orders to file, nearest deadline first, and every other order.',
  empty: 'No orders to file. Orders appear here once they are paid and their details are in.',
  ...orderQuestions,
  countViews: true,
  bulk: (row) => `#${shortOrderId(row.id)} ${titleOf(row)}`,
  columns: [
    column('Order', { phone: 'aside', csv: ({ id }) => shortOrderId(id) }, (row) => (
      <RowLink href={orderHref(row.id, row.from)}>{`#${shortOrderId(row.id)}`}</RowLink>
    )),
    column('Company', { phone: 'title', csv: ({ legalName }) => legalName ?? '' }, (row) =>
      withSub(<strong>{titleOf(row)}</strong>, fullName(row)),
    ),
    column('Service', { phone: 'left', csv: (row) => orderTitle(row) }, (row) =>
      withSub(orderTitle(row), packageOf(row)),
    ),
    wordColumn('State', 'hidden', ({ stateCode }) => stateCode || null),
    column(
      'Stage',
      {
        csv: (row) =>
          stagesOf(row)
            .map(({ label }) => label)
            .join(', '),
      },
      (row) => <Stage row={row} />,
    ),
    column('Promise left', { csv: (row) => leftOf(row)?.words ?? '' }, (row) => (
      <Promised row={row} />
    )),
    column('Status', { csv: ({ status }) => ORDER_STATUS[status].label }, (row) => (
      <ReasonedStatus
        consequences={STATUS_CONSEQUENCES}
        mayChange={row.mayChange}
        name={nameOf(row)}
        path={`/api/orders/${row.id}/status`}
        status={row.status}
        statuses={ORDER_STATUS}
        undoPath={`/api/orders/${row.id}/undo`}
      />
    )),
    wordColumn('Assignee', 'hidden', ({ assigneeName }) => assigneeName),
    column(
      'Total, payment',
      {
        phone: 'right',
        end: true,
        sort: 'totalMinor',
        csv: ({ totalMinor }) => (totalMinor / 100).toFixed(2),
      },
      ({ totalMinor, currency, paymentStatus }) =>
        withSub(amount(totalMinor, currency), PAYMENT_STATUS[paymentStatus].label),
    ),
    createdColumn('Placed'),
    column(
      'Document',
      {},
      (row) =>
        row.mayChange && (
          <DocumentDrawer
            companyType={row.companyType}
            label="Upload"
            orderId={row.id}
            orderName={nameOf(row)}
            userId={idOf(row.user)}
          />
        ),
    ),
  ],
  csvMore: [
    { label: 'Payment', csv: ({ paymentStatus }) => PAYMENT_STATUS[paymentStatus].label },
    { label: 'Customer', csv: fullName },
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Package', csv: packageOf },
    { label: 'Currency', csv: ({ currency }) => currency },
    { label: 'Order ID', csv: ({ id }) => id },
  ],
  count: (req, asked, most) => countUpTo(req, 'orders', asked, most),
  read: readOrders,
}
