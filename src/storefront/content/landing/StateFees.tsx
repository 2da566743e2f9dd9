import type { CSSProperties } from 'react'

import type { Readable, StateView } from '@/src/domain/catalogue/catalogue-views'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { tileOf } from '@/src/domain/catalogue/states/tile-map'
import { usd } from '@/src/domain/vocabulary/money/money'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
import { cx } from '@/src/storefront/ui/cx'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { SiteLink } from '@/src/storefront/ui/site-link'

import { FeeLegend, feeShade } from './fee-shades'

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
        <ul
          className={cx(
            'columns-2 gap-x-8 text-sm md:columns-3',
            isMap ? 'lg:grid lg:auto-rows-fr lg:grid-cols-11 lg:gap-1.5' : 'lg:columns-4',
          )}
        >
          {states.items.map((state) => (
            <State key={state.id} state={state} onMap={isMap} />
          ))}
        </ul>
      </div>
      <CheckedOn states={states.items} />
    </>
  )
}

const place = (code: string): CSSProperties & Record<`--${string}`, number | undefined> => ({
  '--column': tileOf(code)?.column,
  '--row': tileOf(code)?.row,
})

const TILE =
  'lg:h-full lg:min-h-19 lg:flex-col lg:justify-between lg:rounded-ui lg:border lg:px-1.5 ' +
  'lg:transition-colors lg:hover:border-text'
const TILE_NAME = 'lg:max-w-full lg:text-xs lg:leading-tight lg:hyphens-auto'

/** A line of the list; on a wide screen a square of the map. */
function State({ state, onMap }: { state: StateView; onMap: boolean }) {
  const path = statePath(state.code)
  const fee = (
    <Money minor={usd(state.filingFee).minor} short className="font-semibold lg:text-base" />
  )
  const look = cx(
    'group flex items-baseline justify-between gap-2 border-b border-border py-2',
    onMap && TILE,
    onMap && feeShade(state.filingFee),
  )
  const charges = (
    <span className="flex flex-col items-end lg:items-start">
      {fee}
      {state.asksNoReport && (
        <span className="text-xs whitespace-nowrap text-muted lg:text-text">no report</span>
      )}
    </span>
  )
  const name = <span className={cx('group-hover:underline', onMap && TILE_NAME)}>{state.name}</span>
  return (
    <li
      style={place(state.code)}
      className={cx('break-inside-avoid', onMap && 'lg:col-start-(--column) lg:row-start-(--row)')}
    >
      {path ? (
        <SiteLink href={path} className={look}>
          {name}
          {charges}
        </SiteLink>
      ) : (
        <div className={look}>
          {name}
          {charges}
        </div>
      )}
    </li>
  )
}

function CheckedOn({ states }: { states: readonly StateView[] }) {
  const dates = states.flatMap((state) => state.feeAsOf ?? []).sort()
  const [oldest, newest] = [dates[0], dates.at(-1)]
  if (!oldest || !newest) return null
  return (
    <p className="mt-6 max-w-[75ch] text-xs text-muted lg:mt-8">
      Fees as of {longCalendarDay(newest)}; each was checked on or after {longCalendarDay(oldest)}.
      Based on the{' '}
      <a
        className="link"
        href="https://github.com/startupsolellc/us-llc-fees-dataset"
        rel="noopener"
      >
        US LLC fees dataset
      </a>{' '}
      (formation.legal, CC BY 4.0), compared with the states’ own pages.
    </p>
  )
}
