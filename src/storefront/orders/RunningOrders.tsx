import Link from 'next/link'

import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { StageNow } from '@/src/domain/orders/progress/order-progress'

import { ClockLine } from './ClockLine'
import { StageList } from './StageList'

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
