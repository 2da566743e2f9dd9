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
import { conversionOf, NO_TRAFFIC, type TrafficRow } from '@/src/domain/analytics/traffic/figures'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { readTraffic } from '@/src/queries/analytics/read-traffic'
import { dollars } from '../change-text'
import { BREAKDOWNS, stateName } from './breakdowns'
import './geo.css'
import type { PayloadRequest } from 'payload'
import { asksForPrivacy } from '@/src/domain/platform/visits/visit-source'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { env } from '@/src/lib/env'
import { type FoundPlace, placeOf } from '@/src/lib/place/place-of'
import { StatesMap, WorldMap } from './Maps'
import { Change, shareText, TrafficTable } from './TrafficTable'
import { trafficAsked, trafficList } from './traffic-list'

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
      {by === 'region' && rows.length > 0 && <StatesMap nameOf={stateName} rows={rows} />}
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
