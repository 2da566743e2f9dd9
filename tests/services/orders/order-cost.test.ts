import { afterAll, expect, test } from 'vitest'

import { openForTrade } from '@/tests/support/orders/open-for-trade'
import {
  mailByServer,
  type OrderProfile,
  profileOrder,
  profileText,
  statementsOf,
} from '@/tests/support/orders/order-profile'
import { plainFloor } from '@/tests/support/orders/plain-floor'

/** A paid order sends this many at most, from Complete Order to the sent receipt. */
const MOST_STATEMENTS = 55

/** How many are bought for `npm run bench -- order-profile`; the middle one of them counts. */
const PROFILED = Number(process.env.PROFILED_ORDERS ?? 0)

const open = await openForTrade()
const mailServer = await mailByServer(open)
afterAll(() => mailServer.stop())

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * The cheapest of three: an answer of the gateway that comes late on a busy machine is settled by the job
 * instead, which asks more.
 */
test('a paid order sends no more statements than it needs', async () => {
  await profileOrder(open) // what a process reads once is read
  const profiles = [await profileOrder(open), await profileOrder(open), await profileOrder(open)]
  const [cheapest] = profiles.toSorted((a, b) => statementsOf(a).length - statementsOf(b).length)
  if (!cheapest) throw new Error('Nothing was profiled')

  expect(await open.ours.order(cheapest.orderId)).toMatchObject({ paymentStatus: 'paid' })
  expect(mailServer.received).toHaveLength(4)
  expect(statementsOf(cheapest).length, profileText(cheapest)).toBeLessThanOrEqual(MOST_STATEMENTS)
})

test.runIf(PROFILED > 0)(
  'prints what an order costs',
  async () => {
    const all: OrderProfile[] = []
    for (let left = PROFILED; left > 0; left -= 1) all.push(await profileOrder(open))
    const last = all.at(-1)
    if (!last) throw new Error('Nothing was profiled')
    const text = profileText({
      ...last,
      walBytes: median(all.map(({ walBytes }) => walBytes)),
      cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
    })
    const floor = await plainFloor(last.orderId, PROFILED)
    const plain = `${(floor.walBytes / 1024).toFixed(1)} KiB, ${floor.cpuMs.toFixed(1)} ms`
    process.stdout.write(`\n${text}\nplain pg, the same rows in one transaction: ${plain}\n`)
  },
  600_000,
)
