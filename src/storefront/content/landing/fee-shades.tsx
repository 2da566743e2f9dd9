import { cx } from '@/src/storefront/ui/cx'

import { shadeClass } from './shade-class'

/** How dear a state is, at a glance: dollars up to which each shade goes. */
const SHADES = [60, 110, 200, Number.POSITIVE_INFINITY] as const

/** The number of a fee's shade: 1 is the lightest. */
export const feeShade = (dollars: number) => SHADES.findIndex((upTo) => dollars <= upTo) + 1

/** What the shades of the map mean. */
export function FeeLegend({ className }: { className?: string }) {
  return (
    <ul aria-label="Shades of the map" className={cx('flex gap-6 text-xs text-muted', className)}>
      {SHADES.map((upTo, index) => (
        <li key={upTo} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx(
              'fee-shade size-4 rounded-ui border border-border-strong',
              shadeClass(index + 1),
            )}
          />
          {Number.isFinite(upTo) ? `up to $${upTo}` : 'above'}
        </li>
      ))}
    </ul>
  )
}
