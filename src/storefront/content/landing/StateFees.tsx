import type { Readable, StateView } from '@/src/domain/catalogue/catalogue-views'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { tileOf } from '@/src/domain/catalogue/states/tile-map'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { cx } from '@/src/storefront/ui/cx'
import { Notice } from '@/src/storefront/ui/notice'
import { type StateTile, StateTiles } from './StateTiles'
import { shadeClass } from './shade-class'

/** How dear a state is, at a glance: dollars up to which each shade goes. */
const SHADES = [60, 110, 200, Number.POSITIVE_INFINITY] as const

/** The number of a fee's shade: 1 is the lightest. */
const feeShade = (dollars: number) => SHADES.findIndex((upTo) => dollars <= upTo) + 1

/** What the shades of the map mean. */
function FeeLegend({ className }: { className?: string }) {
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

/** Every state's filing fee, on a map where there is room for one, with the days of checking. */
export function StateFees({ states }: { states: Readable<StateView> }) {
  const isMap = states.items.every(({ code }) => tileOf(code)) && states.items.length > 40
  return (
    <>
      {states.isFallback && (
        <Notice tone="warning" className="mb-6" title="These are not the current fees">
          We can’t load our fee table right now. These are typical figures for a few states.
        </Notice>
      )}
      <div className="relative">
        {isMap && <FeeLegend className="absolute top-1 left-[10.5%] hidden lg:flex" />}
        <StateTiles
          tiles={states.items.map(tile)}
          isMap={isMap}
          className={cx(
            'state-fees gap-x-8 text-sm md:columns-3',
            isMap ? 'state-map lg:grid lg:auto-rows-fr lg:grid-cols-11 lg:gap-1.5' : 'lg:columns-4',
          )}
        />
      </div>
      <CheckedOn states={states.items} />
    </>
  )
}

function tile({ code, name, filingFee, isUsual, asksNoReport }: StateView): StateTile {
  const place = tileOf(code)
  const facts = [
    statePath(code),
    name,
    `${formatPrice(usd(filingFee))}${isUsual ? '*' : ''}`,
    feeShade(filingFee),
    place ? `${place.row}/${place.column}` : '',
  ] as const
  return asksNoReport ? [...facts, 'no report'] : facts
}

function CheckedOn({ states }: { states: readonly StateView[] }) {
  const dates = states.flatMap((state) => state.feeAsOf ?? []).sort()
  const [oldest, newest] = [dates[0], dates.at(-1)]
  if (!oldest || !newest) return null
  return (
    <p className="mt-4 max-w-[75ch] text-xs text-muted lg:mt-8">
      Fees as read between {longCalendarDay(oldest)} and {longCalendarDay(newest)} by the authors of
      the{' '}
      <a
        className="link"
        href="https://github.com/startupsolellc/us-llc-fees-dataset"
        rel="noopener"
      >
        US LLC fees dataset
      </a>{' '}
      (formation.legal, CC BY 4.0) and in public copies of the states’ pages.
      {states.some(({ isUsual }) => isUsual) && (
        <span> * The usual amount, not confirmed: we check it before we file.</span>
      )}
    </p>
  )
}
