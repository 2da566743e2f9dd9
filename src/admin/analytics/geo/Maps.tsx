import { count } from '@/src/admin/kit/ui/format'
import {
  stepOf,
  stepRange,
  stepsFor,
  type TrafficRow,
} from '@/src/domain/analytics/traffic/figures'
import { TILE_COLUMNS, TILE_ROWS, TILES } from '@/src/domain/catalogue/states/tile-map'
import { plural } from '@/src/domain/vocabulary/plural'

import { WORLD_SIZE, worldShapes } from './world-shapes'

type Props = { readonly rows: readonly TrafficRow[] }

function shadesOf(rows: readonly TrafficRow[]) {
  const visitors = new Map(rows.map(({ value, now }) => [value, now.visitors]))
  const steps = stepsFor([...visitors.values()])
  const of = (code: string | null) => (code && visitors.get(code)) || 0
  return { of, steps, stepAt: (code: string | null) => stepOf(of(code), steps) }
}

const rangeText = ([from, to]: readonly [number, number | null]) => {
  if (to === null) return `${count(from)}+`
  return from === to ? count(from) : `${count(from)}–${count(to)}`
}

function Legend({ steps }: { steps: readonly number[] }) {
  if (steps.length === 0) return null
  return (
    <figcaption className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 mt-2 text-muted text-xs">
      <span>Visitors</span>
      <ol className="flex flex-wrap gap-x-3 gap-y-1 m-0 p-0 list-none">
        <li className="inline-flex items-center gap-1.5">
          <i className="size-3.5 rounded-[3px]" data-step={0} />0
        </li>
        {steps.map((least, at) => (
          <li className="inline-flex items-center gap-1.5" key={least}>
            <i className="size-3.5 rounded-[3px]" data-step={at + 1} />
            {rangeText(stepRange(steps, at + 1))}
          </li>
        ))}
      </ol>
    </figcaption>
  )
}

/** Countries by visitors, in steps of one color. The table below says the same in figures. */
export function WorldMap({ rows }: Props) {
  const { of, steps, stepAt } = shadesOf(rows)
  const { width, height } = WORLD_SIZE
  return (
    <figure className="geo-map m-0">
      <svg
        className="block w-full max-w-240 h-auto mx-auto"
        aria-label="World map of visitors by country. The table has the figures."
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        {worldShapes().map(({ code, name, path }) => (
          <path
            className="stroke-surface stroke-[0.5]"
            d={path}
            data-step={stepAt(code)}
            key={name}
          >
            <title>{`${name}: ${plural(of(code), 'visitor')}`}</title>
          </path>
        ))}
      </svg>
      <Legend steps={steps} />
    </figure>
  )
}

const STEP = 40

/** The states and DC as squares, in the same way. */
export function StatesMap({ rows, nameOf }: Props & { readonly nameOf: (code: string) => string }) {
  const { of, steps, stepAt } = shadesOf(rows)
  return (
    <figure className="geo-map m-0">
      <svg
        className="block w-full max-w-140 h-auto mx-auto"
        aria-label="Map of visitors by US state. The table has the figures."
        role="img"
        viewBox={`0 0 ${TILE_COLUMNS * STEP} ${TILE_ROWS * STEP}`}
      >
        {TILES.map(({ code, column, row }) => (
          <g
            data-step={stepAt(code)}
            key={code}
            transform={`translate(${(column - 1) * STEP + 1} ${(row - 1) * STEP + 1})`}
          >
            <title>{`${nameOf(code)}: ${plural(of(code), 'visitor')}`}</title>
            <rect height={STEP - 2} rx="4" width={STEP - 2} />
            <text
              className="text-xs font-semibold fill-text in-data-[step=4]:fill-on-accent in-data-[step=5]:fill-on-accent"
              textAnchor="middle"
              x={STEP / 2 - 1}
              y={STEP / 2 + 4}
            >
              {code}
            </text>
          </g>
        ))}
      </svg>
      <Legend steps={steps} />
    </figure>
  )
}
