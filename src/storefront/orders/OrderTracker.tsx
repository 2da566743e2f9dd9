import Link from 'next/link'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import { TRACKER } from '@/src/domain/orders/my-order'
import type { StageNow } from '@/src/domain/orders/progress/order-progress'
import type { OrderStatus } from '@/src/domain/vocabulary/order-status'
import { cx } from '@/src/storefront/ui/cx'
import { Notice } from '@/src/storefront/ui/notice'
import { Steps } from '@/src/storefront/ui/steps'
import { ClockLine } from './ClockLine'

/** How far an order is. A cancelled one shows that, and no progress. */
export function OrderTracker({ status }: { status: OrderStatus }) {
  if (status === 'cancelled') {
    return (
      <Notice tone="danger" title="This order is canceled">
        We have stopped work on it. If you did not expect this, write to us.
      </Notice>
    )
  }
  const current = TRACKER.findIndex((step) => step.key === status)
  return <Steps label="Order progress" steps={TRACKER} current={current} few />
}

type StageListProps = {
  stages: readonly StageNow[]
}

/** The stage that each service of an order is at. */
export function StageList({ stages }: StageListProps) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {stages.map(({ service, title, state }) => (
        <div key={service} className="flex justify-between gap-x-4">
          <dt className="text-muted">{service}</dt>
          <dd
            className={cx(
              'text-right font-semibold',
              state === 'waiting' && 'text-warning',
              state === 'stopped' && 'text-danger',
            )}
          >
            {title}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type RunningOrdersProps = {
  orders: readonly {
    readonly id: string
    readonly name: string
    readonly stages: readonly StageNow[]
    readonly clock: ClockView | null
  }[]
}

/** What we are working on, each with its stages and its clock. */
export function RunningOrders({ orders }: RunningOrdersProps) {
  return (
    <section aria-labelledby="running" className="mb-10">
      <h2 id="running" className="heading mb-4 text-xl">
        In progress
      </h2>
      <ul className="border-t border-border">
        {orders.map(({ id, name, stages, clock }) => (
          <li key={id} className="border-b border-border py-4">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Link
                href={`/dashboard/orders/${id}`}
                className="font-semibold wrap-anywhere hover:text-accent-text"
              >
                {name}
              </Link>
              {clock && <ClockLine clock={clock} />}
            </div>
            <StageList stages={stages} />
          </li>
        ))}
      </ul>
    </section>
  )
}
