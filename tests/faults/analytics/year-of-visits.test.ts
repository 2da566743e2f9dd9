import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import { readTraffic } from '@/src/services/analytics/traffic/read-traffic'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

/** Values that a day of a busy site has of each. */
const VALUES = { all: 1, country: 180, region: 51, page: 300, source: 300, campaign: 60 }
/** A year and the one before it. */
const DAYS = 730
/** Ten million visits a year, and every visitor opens two pages. */
const VISITORS = Math.round(10_000_000 / 365 / 2)

const payload = await testPayload()

beforeAll(async () => {
  for (const dimension of DIMENSIONS) {
    const values = sql`
      from generate_series(0, ${DAYS - 1}::int) ago, generate_series(1, ${VALUES[dimension]}::int) rank`
    const key = sql`
      to_char(now() - ago * interval '1 day', 'YYYY-MM-DD'), ${dimension}::text,
      case when ${dimension}::text = 'all' then '' else 'value ' || rank end`
    const share = sql`greatest(1, ${VISITORS}::int / (rank * 6))`
    await runSql(
      { payload },
      sql`insert into traffic_visits select ${key}, ${share}, 2 * ${share} ${values}`,
    )
    await runSql(
      { payload },
      sql`insert into traffic_results select ${key}, 1 + 60 / rank, 1 + 20 / rank, 14900 * (1 + 20 / rank) ${values}`,
    )
  }
  await runSql({ payload }, sql`analyze traffic_visits, traffic_results`)
}, 120_000)

test.each(DIMENSIONS)('a year of ten million visits is read at once by %s', async (dimension) => {
  const took: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now()
    const { all } = await readTraffic(payload, 365, dimension)
    took.push(performance.now() - began)
    expect(all?.now.visitors).toBeGreaterThan(800_000)
    expect(all?.before.visitors).toBeGreaterThan(800_000)
  }
  expect(Math.min(...took)).toBeLessThan(300)
  if (process.env.TELL)
    process.stdout.write(`${dimension}: ${took.map(Math.round).join(', ')} ms\n`)
})
