import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { fillTraffic } from '@/scripts/bench/fill-traffic'
import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import { env } from '@/src/lib/env'
import { readTraffic } from '@/src/services/analytics/traffic/read-traffic'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()

beforeAll(async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await fillTraffic(client)
  await client.end()
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
