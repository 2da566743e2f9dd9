import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { WORLD_SIZE, worldShapes } from '@/src/admin/analytics/geo/world-shapes'
import { csvColumns } from '@/src/admin/kit/list/csv-of'
import { ExportCsv } from '@/src/admin/kit/list/ExportCsv'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import {
  EmptyState,
  Facts,
  LinkButton,
  LinkTabs,
  Section,
  StatCards,
} from '@/src/admin/kit/ui/parts'
import { TRAFFIC_PERIOD_LABELS, TRAFFIC_PERIODS } from '@/src/domain/analytics/traffic/dimensions'
import {
  conversionOf,
  NO_TRAFFIC,
  stepOf,
  stepRange,
  stepsFor,
  type TrafficRow,
} from '@/src/domain/analytics/traffic/figures'
import { TILE_COLUMNS, TILE_ROWS, TILES } from '@/src/domain/catalogue/states/tile-map'
import { asksForPrivacy } from '@/src/domain/platform/visits/visit-source'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { env } from '@/src/lib/env'
import { type FoundPlace, placeOf } from '@/src/lib/place/place-of'
import { readTraffic } from '@/src/queries/analytics/read-traffic'
import { dollars } from '../change-text'
import { BREAKDOWNS, stateName } from './breakdowns'
import { Change, shareText, TrafficTable } from './TrafficTable'
import { trafficAsked, trafficList } from './traffic-list'

type Props = { readonly rows: readonly TrafficRow[] }

function shadesOf(rows: readonly TrafficRow[]) {
  const visitors = new Map(rows.map(({ value, now }) => [value, now.visitors]))
  const steps = stepsFor([...visitors.values()])
  const of = (code: string | null) => (code && visitors.get(code)) || 0
  return { of, steps, stepAt: (code: string | null) => stepOf(of(code), steps) }
}

/** How much of the brand's color the steps after the first hold. */
const SHARES = ['30%', '46%', '62%', '80%', '100%'] as const

function shade(step: number) {
  const share = SHARES[step - 1]
  const color = share
    ? `color-mix(in oklab, var(--kit-accent) ${share}, var(--kit-surface))`
    : 'var(--kit-line)'
  return { background: color, fill: color }
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
          <i className="size-3.5 rounded-[3px]" style={shade(0)} />0
        </li>
        {steps.map((least, at) => (
          <li className="inline-flex items-center gap-1.5" key={least}>
            <i className="size-3.5 rounded-[3px]" style={shade(at + 1)} />
            {rangeText(stepRange(steps, at + 1))}
          </li>
        ))}
      </ol>
    </figcaption>
  )
}

type MapFigureProps = {
  readonly className: string
  readonly label: string
  readonly size: { readonly width: number; readonly height: number }
  readonly steps: readonly number[]
  readonly children: ReactNode
}

const MapFigure = ({ className, label, size, steps, children }: MapFigureProps) => (
  <figure className="m-0">
    <svg
      className={`block w-full h-auto mx-auto ${className}`}
      aria-label={label}
      role="img"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {children}
    </svg>
    <Legend steps={steps} />
  </figure>
)

/** Countries by visitors, in steps of one color. The table below says the same in figures. */
function WorldMap({ rows }: Props) {
  const { of, steps, stepAt } = shadesOf(rows)
  return (
    <MapFigure
      className="max-w-240"
      label="World map of visitors by country. The table has the figures."
      size={WORLD_SIZE}
      steps={steps}
    >
      {worldShapes().map(({ code, name, path }) => (
        <path
          className="stroke-surface stroke-[0.5]"
          d={path}
          key={name}
          style={shade(stepAt(code))}
        >
          <title>{`${name}: ${plural(of(code), 'visitor')}`}</title>
        </path>
      ))}
    </MapFigure>
  )
}

const STEP = 40

/** The states and DC as squares, in the same way. */
function StatesMap({ rows }: Props) {
  const { of, steps, stepAt } = shadesOf(rows)
  return (
    <MapFigure
      className="max-w-140"
      label="Map of visitors by US state. The table has the figures."
      size={{ width: TILE_COLUMNS * STEP, height: TILE_ROWS * STEP }}
      steps={steps}
    >
      {TILES.map(({ code, column, row }) => (
        <g
          data-step={stepAt(code)}
          key={code}
          style={shade(stepAt(code))}
          transform={`translate(${(column - 1) * STEP + 1} ${(row - 1) * STEP + 1})`}
        >
          <title>{`${stateName(code)}: ${plural(of(code), 'visitor')}`}</title>
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
    </MapFigure>
  )
}

/** So many rows show at first. */
const FIRST = 10
const NONE: TrafficRow = { value: '', now: NO_TRAFFIC, before: NO_TRAFFIC }

function Figures({ all, seesMoney }: { all: TrafficRow; seesMoney: boolean }) {
  const { now, before } = all
  const figure = (label: string, key: 'visitors' | 'leads' | 'orders') => ({
    label,
    value: count(now[key]),
    beside: <Change is={now[key]} was={before[key]} />,
  })
  const revenue = {
    label: 'Revenue',
    value: dollars(now.oursMinor),
    beside: <Change as={dollars} is={now.oursMinor} was={before.oursMinor} />,
  }
  return (
    <StatCards
      stats={[
        figure('Visitors', 'visitors'),
        figure('Leads', 'leads'),
        figure('Orders', 'orders'),
        {
          label: 'Conversion',
          value: shareText(conversionOf(now)),
          beside: conversionOf(before) !== null && `before: ${shareText(conversionOf(before))}`,
        },
        ...(seesMoney ? [revenue] : []),
      ]}
    />
  )
}

export const GeoScreen = screenView('geo', async ({ context }) => {
  const { req, held, search } = context
  const { by, period } = trafficAsked(questionIn(trafficList, search))
  const traffic = await readTraffic(req.payload, TRAFFIC_PERIODS[period], by)
  const { all, rows } = traffic
  const seesMoney = held.has('view_payments')
  const here = (changes: Record<string, string | null>) =>
    addressWith(adminHref('geo'), search, changes)
  const shown = search.rows === 'all' ? rows : rows.slice(0, FIRST)
  const columns = csvColumns(trafficList).filter((name) => seesMoney || !/^Revenue/.test(name))
  return (
    <div className="grid justify-items-stretch gap-5 [&_.admin-tabs]:justify-self-start">
      <PageHeader
        actions={
          <ExportCsv
            columns={columns}
            isDated
            name={`visitors-by-${by}`}
            screen="geo"
            search={search}
          />
        }
        description={`Where visitors, leads and orders come from, since ${calendarDay(traffic.from)}. Changes are against as many days before.`}
        screen="geo"
      />
      <LinkTabs
        label="Period"
        tabs={Object.entries(TRAFFIC_PERIOD_LABELS).map(([name, label]) => ({
          label,
          href: here({ period: name, rows: null }),
          isCurrent: name === period,
        }))}
      />
      <Figures all={all ?? NONE} seesMoney={seesMoney} />
      <LinkTabs
        label="Breakdown"
        tabs={Object.entries(BREAKDOWNS).map(([name, { tab }]) => ({
          label: tab,
          href: here({ view: name, rows: null }),
          isCurrent: name === by,
        }))}
      />
      {by === 'country' && rows.length > 0 && <WorldMap rows={rows} />}
      {by === 'region' && rows.length > 0 && <StatesMap rows={rows} />}
      {rows.length === 0 ? (
        <EmptyState>
          {by === 'campaign'
            ? 'No campaigns in this period. Links with utm_campaign in them show here.'
            : 'No visitors in this period. New visits show within a minute.'}
        </EmptyState>
      ) : (
        <TrafficTable by={by} rows={shown} seesMoney={seesMoney} />
      )}
      {shown.length < rows.length && (
        <LinkButton href={here({ rows: 'all' })}>{`Show all ${count(rows.length)}`}</LinkButton>
      )}
      <RequestPanel req={req} />
    </div>
  )
})

function reason({ by, header }: FoundPlace): string {
  switch (by) {
    case 'edge':
      return `The network in front of the site says so, in the header ${header}.`
    case 'city':
      return 'The city file has this address (GEO_CITY_FILE).'
    case 'table':
      return 'The bundled country table has this address. It does not know states and is no longer updated: name your own table in GEO_CITY_FILE.'
    case 'unknown':
      return env.TRUST_PROXY
        ? 'No header names a country, and no table has this address.'
        : 'No table knows this address, which is normal on your own computer. Behind a proxy, set TRUST_PROXY=true.'
  }
}

async function RequestPanel({ req }: { req: PayloadRequest }) {
  const place = await placeOf(req.headers)
  const isPrivate = asksForPrivacy((name) => req.headers.get(name))
  return (
    <Section
      description="Where we think you are right now, and why."
      id="this-request"
      title="Your own visit"
    >
      <Facts
        facts={[
          ['Country', place.country ? countryName(place.country) : 'Unknown'],
          ['State', place.region ? stateName(place.region) : 'Unknown'],
          ['Why', reason(place)],
          [
            'Counted',
            isPrivate
              ? 'No. Your browser asks not to be tracked.'
              : 'Yes, on public pages: once a day, without a cookie and without your address.',
          ],
        ]}
      />
      {env.GEO_CITY_FILE && (
        <p className="text-muted text-xs">
          If your city file is DB-IP Lite:{' '}
          <a href="https://db-ip.com" rel="noreferrer" target="_blank">
            IP Geolocation by DB-IP
          </a>
        </p>
      )}
    </Section>
  )
}
