import type { ReactNode } from 'react'

import { cx } from './cx'

/** What is included, each with a tick, which the style sheet draws. */
export function CheckList({
  items,
  className,
}: {
  items: readonly ReactNode[]
  className?: string
}) {
  return (
    <ul className={cx('check-list flex flex-col gap-2 text-sm', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and its items may repeat
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
