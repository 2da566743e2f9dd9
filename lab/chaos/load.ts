// The load of `npm run chaos`: buyers at a steady rate, faults and gateways that fail meanwhile, then the books.

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { env } from '@/src/lib/env'
import { readChoice } from '../bench/buyer'
import { type Purchase, purchase } from './buyer'
import { injectAll } from './faults'
import { calm, disturbGateways } from './gateway-faults'
import { watchHealth } from './health'
import { judgeWhenSettled } from './judge'
import { sendMailTo, startMailServer } from './mail'
import { report } from './report'
import { DURATION_MS, settings } from './settings'

/** What a worker held that died is free again after two minutes, and mail is tried again after one. */
const RECOVERS_WITHIN_MS = 8 * 60_000
const TELL_EVERY_MS = 15_000

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`

async function buyAtRate(began: number, work: (index: number) => Promise<Purchase>) {
  const buying: Promise<Purchase>[] = []
  const done: Purchase[] = []
  const telling = setInterval(() => {
    const since = minutes(Date.now() - began)
    console.log(`  ${since}: ${buying.length} buyers came, ${done.length} are done`)
  }, TELL_EVERY_MS)
  for (let index = 0; index < settings.checkouts; index += 1) {
    await sleep(Math.max(0, began + (index * 1000) / settings.rate - Date.now()))
    buying.push(
      work(index).then((one) => {
        done.push(one)
        return one
      }),
    )
  }
  const purchases = await Promise.all(buying)
  clearInterval(telling)
  return purchases
}

async function main(): Promise<boolean> {
  const { checkouts, rate, kills, restarts, seed } = settings
  const mail = await startMailServer()
  const database = new Client({ connectionString: env.DATABASE_URL })
  await database.connect()
  await sendMailTo(database, mail.port)
  await database.end()
  const choice = await readChoice(env.SITE_URL)

  console.log(
    `\n${checkouts} checkouts at ${rate} a second (${minutes(DURATION_MS)}), ${kills} kills, ${restarts} restarts of PostgreSQL; seed "${seed}".\n`,
  )
  const began = Date.now()
  const health = watchHealth()
  const clear = disturbGateways()
  const [purchases, injected] = await Promise.all([
    buyAtRate(began, (index) => purchase(index, choice)),
    injectAll(began),
  ])
  await clear()
  await calm()
  console.log('  All have bought and all faults are over. The shop recovers …')
  const { verdict, afterMs } = await judgeWhenSettled(RECOVERS_WITHIN_MS, mail.received, purchases)
  await health.stop()
  await mail.stop()
  const repeatedMails = [...mail.received.values()].filter((times) => times > 1).length
  return report({
    purchases,
    injected,
    looks: health.looks,
    verdict,
    recoveredAfterMs: afterMs,
    repeatedMails,
  })
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
