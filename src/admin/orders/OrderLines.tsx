import { PlainTable } from '@/src/admin/ui/PlainTable'
import type { LineKind } from '@/src/domain/orders/order-line'
import type { Order } from '@/src/payload-types'

import { amount } from './format'

const KINDS: Record<LineKind, string> = {
  service: 'Our service',
  add_on: 'Add-on',
  state_fee: 'State fee, passed on',
  discount: 'Discount',
}
const BILLED: Record<string, string> = { monthly: ', each month', annual: ', each year' }

/** What was sold, line by line, as the customer's receipt has it. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">What it is</th>
          <th className="admin-number" scope="col">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {(order.lines ?? []).map((line) => (
          <tr key={line.id ?? line.ref}>
            <th scope="row">{line.label}</th>
            <td>
              {KINDS[line.kind]}
              {BILLED[line.billing]}
              {line.refundable ? '' : ', not refundable'}
            </td>
            <td className="admin-number">{amount(line.amountMinor, order.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            Total
          </th>
          <td className="admin-number">{amount(order.totalMinor, order.currency)}</td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}
