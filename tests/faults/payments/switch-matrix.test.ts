import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { choicesOf, SWITCH_NAMES, SWITCHES } from '@/sandbox/payments/switches'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { CHECKED_CARD, customerOf, type Shop } from '@/tests/support/faults/customer'
import { SWITCH_ROWS } from '@/tests/support/faults/matrix'
import { sendAndWork } from '@/tests/support/faults/recovery'
import { openFaultyShop, startAnew } from '@/tests/support/faults/shop'
import { randomFrom } from '@/tests/support/faults/shuffled'
import { sampled } from '@/tests/support/suite/sample'

let shop: Shop
beforeAll(async () => {
  shop = await openFaultyShop()
})
afterAll(() => shop.trading.close())
beforeEach(() => startAnew(shop))

const waitingSchema = z.object({
  waiting: z.array(
    z.object({ gateway: z.enum(GATEWAYS), id: z.string(), ends: z.record(z.string(), z.string()) }),
  ),
})

/** Ends whatever waits in its best way, which is named first. */
async function endAll(): Promise<void> {
  const { waiting } = waitingSchema.parse(await (await shop.trading.control('waiting')).json())
  for (const { gateway, id, ends } of waiting) {
    await shop.trading.control('end', { gateway, id, end: Object.keys(ends)[0] })
  }
}

const CASES = sampled(
  SWITCH_NAMES.flatMap((name) =>
    Object.keys(choicesOf(name)).map((value) => {
      const { pays, but } = SWITCH_ROWS[name]
      return { name, value, gateway: SWITCHES[name].gateway, pays: but?.[value] ?? pays }
    }),
  ),
  ({ name }) => name,
)

test.each(CASES)('with $name at $value an order is paid: $pays', async (one) => {
  const { name, value, gateway, pays } = one
  const random = randomFrom(`${name} ${value}`)
  await shop.trading.control('switches', { name, value })
  const customer = await customerOf(shop, gateway)
  const begun = await customer.press(gateway === 'stripe' ? CHECKED_CARD : undefined)
  const agreed = begun && (await customer.agree(begun).catch(() => null))
  if (agreed) await customer.comeBack(agreed).catch(() => null)
  await sendAndWork(shop, { customer }, random).catch(() => null)

  const id = await customer.orderId()
  const isPaid = async () => {
    const received = (await shop.trading.booked(id)).some((payment) => payment.receivedMinor > 0)
    const paid = await customer.hasPaid()
    return { paid: paid || (received && (await hasBeenPaid(id))), received }
  }
  expect(await isPaid()).toEqual({ paid: pays === 'yes', received: pays === 'yes' })
  if (pays !== 'later') return

  await endAll()
  await sendAndWork(shop, { customer }, random)
  expect(await isPaid()).toEqual({ paid: true, received: true })
})

/** An order that was paid, whatever was taken back since. */
async function hasBeenPaid(id: string): Promise<boolean> {
  const order = await shop.payload.findByID({
    collection: 'orders',
    id,
    select: { paidAt: true },
    depth: 0,
    overrideAccess: true, // the test looks at the books
  })
  return Boolean(order.paidAt)
}
