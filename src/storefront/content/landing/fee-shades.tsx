import { cx } from '@/src/storefront/ui/cx'

/** How dear a state is, at a glance: dollars up to which each shade goes. */
const SHADES = [
  { upTo: 60, map: 'lg:bg-raised', swatch: 'bg-raised' },
  {
    upTo: 110,
    map: 'lg:bg-[color-mix(in_oklab,var(--accent)_14%,var(--raised))]',
    swatch: 'bg-[color-mix(in_oklab,var(--accent)_14%,var(--raised))]',
  },
  {
    upTo: 200,
    map: 'lg:bg-[color-mix(in_oklab,var(--accent)_30%,var(--raised))]',
    swatch: 'bg-[color-mix(in_oklab,var(--accent)_30%,var(--raised))]',
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    map: 'lg:bg-[color-mix(in_oklab,var(--accent)_50%,var(--raised))]',
    swatch: 'bg-[color-mix(in_oklab,var(--accent)_50%,var(--raised))]',
  },
] as const

export function feeShade(dollars: number): string {
  return (SHADES.find(({ upTo }) => dollars <= upTo) ?? SHADES[3]).map
}

/** What the shades of the map mean. */
export function FeeLegend({ className }: { className?: string }) {
  return (
    <ul aria-label="Shades of the map" className={cx('flex gap-6 text-xs text-muted', className)}>
      {SHADES.map(({ upTo, swatch }) => (
        <li key={upTo} className="flex items-center gap-2">
          <span
            aria-hidden
            className={cx('size-4 rounded-ui border border-border-strong', swatch)}
          />
          {Number.isFinite(upTo) ? `up to $${upTo}` : 'above'}
        </li>
      ))}
    </ul>
  )
}
