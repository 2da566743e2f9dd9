import { TILE_COLUMNS, TILE_ROWS, TILES } from '@/src/domain/catalogue/states/tile-map'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { usd } from '@/src/domain/vocabulary/money/money'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Money } from '@/src/storefront/ui/money'

import { StateFee } from './StateFee'

/** The state at a glance: where it is, what it takes, how long, and when it asks again. */
export function StateSheet({ state }: { state: StatePageView }) {
  const llc = state.types.find(({ type }) => type === 'llc')
  const [first] = llc?.days ?? []
  return (
    <div className="mx-auto w-full max-w-116 bg-paper lg:mr-0 p-6 shadow-float ring-1 ring-border sm:p-8">
      <div className="flex items-start justify-between gap-6 border-b border-paper-line pb-5">
        <p>
          <span className="block text-sm text-muted">{state.name} LLC filing fee</span>
          <StateFee fee={state.fees.llc} className="heading mt-3 block text-3xl leading-none" />
        </p>
        <Location code={state.code} />
      </div>
      <dl className="text-sm">
        <Fact name="First deadline">
          {first ? `${first.title}: ${longCalendarDay(first.due)}` : 'None'}
        </Fact>
        <Fact name="Registered agent">
          {state.agentYearly === null ? (
            'Your own'
          ) : (
            <>
              <Money minor={usd(state.agentYearly).minor} short /> a year, or your own
            </>
          )}
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-border py-2.5 last:border-b-0 last:pb-0">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

const STEP = 12

/** The 51 as squares, this one filled. */
function Location({ code }: { code: string }) {
  return (
    <svg
      viewBox={`0 0 ${TILE_COLUMNS * STEP} ${TILE_ROWS * STEP}`}
      aria-hidden="true"
      className="w-36 shrink-0"
    >
      {TILES.map((tile) => (
        <rect
          key={tile.code}
          x={(tile.column - 1) * STEP + 1}
          y={(tile.row - 1) * STEP + 1}
          width={STEP - 2}
          height={STEP - 2}
          rx="1.5"
          fill={tile.code === code ? 'var(--accent)' : 'var(--border)'}
        />
      ))}
    </svg>
  )
}
