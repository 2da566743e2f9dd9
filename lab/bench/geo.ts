// The load of `npm run bench -- geo`: the page of Geo Tracking with two years of ten million visits each.
import '../../scripts/database/quiet'
import '../../scripts/support/without-css'

import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'

import { BREAKDOWNS } from '@/src/admin/analytics/geo/breakdowns'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TRAFFIC_PERIODS } from '@/src/domain/analytics/traffic/dimensions'
import { env } from '@/src/lib/env'

import { isTiny, percentile, sized, type Timings, timed } from './figures'
import { fillTraffic } from './fill-traffic'
import { BARE, signedInStaff, visit } from './office-visits'

const LOADS = sized(30, 1)
/** What the page of a year may take, in milliseconds. */
const MOST_MS = 300

const payload = await getPayload({ config })
const { cookie } = await signedInStaff(payload)
const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
console.log('\nFilling in the daily figures of two years …')
await fillTraffic(client)
await client.end()

/** What the middle load of a page takes, and the 95th percentile. */
async function timesOf(path: string) {
  await visit(path, cookie)
  const timings: Timings = []
  for (let left = LOADS; left > 0; left -= 1) await timed(timings, () => visit(path, cookie))
  return { middle: percentile(timings, 0.5), p95: percentile(timings, 0.95) }
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10)
console.log(`\n${'One reader'.padEnd(34)}${'middle'.padStart(10)}${'p95'.padStart(10)}`)
const bare = await timesOf(BARE)
console.log(`${'a page with few rows'.padEnd(34)}${ms(bare.middle)}${ms(bare.p95)}`)
const missed: string[] = []
for (const period of Object.keys(TRAFFIC_PERIODS)) {
  for (const view of Object.keys(BREAKDOWNS)) {
    const { middle, p95 } = await timesOf(`${adminHref('geo')}?period=${period}&view=${view}`)
    const name = `${period} by ${view}`
    console.log(`${name.padEnd(34)}${ms(middle)}${ms(p95)}`)
    if (middle > MOST_MS) missed.push(name)
  }
}
console.log(
  `\nTarget: the middle load of each whole page in ${MOST_MS} ms. Web, database and reader share this machine.`,
)
if (missed.length > 0) console.log(`Missed:\n${missed.map((one) => `  ${one}`).join('\n')}`)
await payload.destroy()
process.exit(missed.length > 0 && !isTiny ? 1 : 0)
