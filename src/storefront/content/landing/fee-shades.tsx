import { cx } from '@/src/storefront/ui/cx'

/** How dear a state is, at a glance: dollars up to which each shade goes. */
const SHADES = [
  { upTo: 60, look: 'fee-shade-1' },
  { upTo: 110, look: 'fee-shade-2' },
  { upTo: 200, look: 'fee-shade-3' },
  { upTo: Number.POSITIVE_INFINITY, look: 'fee-shade-4' },
] as const

export function feeShade(dollars: number): string {
  return (SHADES.find(({ upTo }) => dollars <= upTo) ?? SHADES[3]).look
}

/** What the shades of the map mean. */
export function FeeLegend({ className }: { className?: string }) {
  return (
    <ul aria-label="Shades of the map" className={cx('flex gap-6 text-xs text-muted', className)}>
      {SHADES.map(({ upTo, look }) => (
        <li key={upTo} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx('fee-shade size-4 rounded-ui border border-border-strong', look)}
          />
          {Number.isFinite(upTo) ? `up to $${upTo}` : 'above'}
        </li>
      ))}
    </ul>
  )
}
