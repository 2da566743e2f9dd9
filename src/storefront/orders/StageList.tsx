import type { StageNow } from '@/src/domain/orders/progress/order-progress'
import { cx } from '@/src/storefront/ui/cx'

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
