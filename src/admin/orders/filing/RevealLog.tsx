import { Moment } from '@/src/admin/kit/time/When'

import type { Reveal } from './reveals'

/** Who looked at the encrypted numbers of an order, and why. */
export function RevealLog({ reveals }: { reveals: readonly Reveal[] }) {
  if (reveals.length === 0) return null
  return (
    <details className="order-reveals">
      <summary>{`Numbers revealed: ${reveals.length}`}</summary>
      <ul className="order-list">
        {reveals.map(({ id, at, who, what, reason }) => (
          <li key={id}>
            <span>
              {who}: {reason}
              <small className="admin-sub">
                {what} · <Moment at={at} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
