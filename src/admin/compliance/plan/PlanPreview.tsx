import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import type { OrderPreview } from '@/src/services/compliance/plan-orders'

type Props = {
  readonly orders: readonly OrderPreview[]
  readonly total: number
  readonly isAll: boolean
}

function beside({ existing, changed, problem }: OrderPreview): string {
  if (problem) return problem
  const there = existing === 0 ? 'None so far.' : `${plural(existing, 'task')} already there.`
  return changed === 0 ? there : `${there} ${changed} will be brought up to date.`
}

/** What the rules give for each order, and what is there already. */
export function PlanPreview({ orders, total, isAll }: Props) {
  return (
    <>
      <p>
        {total === 0
          ? 'Nothing to create: every task that the rules give is already there.'
          : `The rules give ${plural(total, 'new task')} for ${plural(orders.length, 'order')}.`}
      </p>
      {!isAll && <p>{`These are the first ${orders.length} orders. Create these, then go on.`}</p>}
      <ul className="max-h-[46vh] m-0 mb-1 p-0 overflow-auto list-none">
        {orders.map((order) => (
          <li className="py-2 border-b border-line-soft" key={order.id}>
            <strong>{order.name}</strong>
            <small className="admin-sub">{beside(order)}</small>
            {order.create.length > 0 && (
              <ul className="m-0 mt-1 ps-4.5">
                {order.create.map(({ title, due }) => (
                  <li key={`${title} ${due}`}>{`${title}, due ${calendarDay(due)}`}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
