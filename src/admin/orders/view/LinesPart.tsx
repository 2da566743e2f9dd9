import { amount } from '@/src/admin/kit/ui/format'
import { PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { LineKind } from '@/src/domain/vocabulary/order-line'
import type { OrderFacts } from '@/src/queries/orders/order-facts'

const KINDS: Record<LineKind, string> = {
  service: 'Our service',
  add_on: 'Add-on',
  state_fee: 'State fee, passed on at cost',
  discount: 'Discount',
}
const BILLED: Readonly<Record<string, string>> = {
  monthly: ', each month',
  annual: ', each year',
}

export function LinesPart({ facts: { order, money } }: { facts: OrderFacts }) {
  const refunded = order.refundedMinor ?? 0
  const usd = (minor: number) => amount(minor, order.currency)
  const totals: (readonly [label: string, minor: number])[] = [['Total', order.totalMinor]]
  if (refunded > 0) totals.push(['Refunded', -refunded], ['Net', order.totalMinor - refunded])
  return (
    <Section id="lines" title="Lines and totals">
      <PlainTable label="Lines and totals">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Refundable</th>
            <th className="admin-number" scope="col">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {(order.lines ?? []).map((line) => {
            const left = money.refundable.find(({ lineId }) => lineId === line.id)
            return (
              <tr key={line.id ?? line.ref}>
                <th scope="row">
                  {line.label}
                  <small className="admin-sub">
                    {KINDS[line.kind]}
                    {BILLED[line.billing]}
                  </small>
                </th>
                <td>{left ? (left.why ?? usd(left.leftMinor)) : '–'}</td>
                <td className="admin-number">{usd(line.amountMinor)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          {totals.map(([label, minor]) => (
            <tr key={label}>
              <th colSpan={2} scope="row">
                {label}
              </th>
              <td className="admin-number">{usd(minor)}</td>
            </tr>
          ))}
        </tfoot>
      </PlainTable>
    </Section>
  )
}
