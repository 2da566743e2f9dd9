import Link from 'next/link'

import { type ErasureObstacle, obstacleWords } from '@/src/domain/privacy/erasure'
import { Notice } from '@/src/storefront/ui/notice'

/** The orders that an account can't be deleted for yet, each with the way to it. */
export function Obstacles({ obstacles }: { obstacles: readonly ErasureObstacle[] }) {
  return (
    <Notice tone="neutral" title="Your account can’t be deleted yet" className="w-full">
      <ul className="flex flex-col gap-2">
        {obstacles.map((obstacle) => (
          <li key={obstacle.id}>
            {obstacleWords(obstacle)}{' '}
            <Link
              href={`/dashboard/orders/${obstacle.id}`}
              className="link"
              aria-label={`Open order ${obstacle.name}`}
            >
              Open the order
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
