import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from './cx'

/** What is included, each with a tick. */
export function CheckList({
  items,
  className,
}: {
  items: readonly ReactNode[]
  className?: string
}) {
  return (
    <ul className={cx('flex flex-col gap-2 text-sm', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and its items may repeat
        <li key={index} className="flex gap-2.5">
          <Check aria-hidden strokeWidth={2.5} className="mt-0.75 size-4 shrink-0 text-mark" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
