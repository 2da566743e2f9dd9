import type pg from 'pg'

import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'

/** Values that a day of a busy site has of each. */
const VALUES = { all: 1, country: 180, region: 51, page: 300, source: 300, campaign: 60 }
/** A year and the one before it. */
const DAYS = 730
/** Ten million visits a year, and every visitor opens two pages. */
const VISITORS = Math.round(10_000_000 / 365 / 2)

/** Of most kinds what visitors are counted by, of countries and states such as there are. */
const VALUE = `case $1 when 'all' then ''
  when 'country' then chr(65 + rank % 26) || chr(65 + rank / 26)
  when 'region' then (array['CA', 'TX', 'NY', 'FL', 'WY', 'DE', 'NM', 'WA'])[1 + rank % 8] || repeat(' ', rank / 8)
  when 'page' then '/value-' || rank else 'value ' || rank end`

const ROWS = `to_char(now() - ago * interval '1 day', 'YYYY-MM-DD'), $1::text, ${VALUE}`
const FROM = `from generate_series(0, $2::int - 1) ago, generate_series(1, $3::int) rank`
const SHARE = `greatest(1, ${VISITORS} / (rank * 6))`

const VISITS = `insert into traffic_visits select ${ROWS}, ${SHARE}, 2 * ${SHARE} ${FROM}`
const RESULTS = `insert into traffic_results
  select ${ROWS}, 1 + 60 / rank, 1 + 20 / rank, 14900 * (1 + 20 / rank) ${FROM}`

/** Fills in the daily figures of two years with ten million visits each. */
export async function fillTraffic(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query('delete from traffic_visits')
  await client.query('delete from traffic_results')
  for (const dimension of DIMENSIONS) {
    for (const fill of [VISITS, RESULTS]) {
      await client.query(fill, [dimension, DAYS, VALUES[dimension]])
    }
  }
  await client.query('vacuum analyze traffic_visits, traffic_results')
}
