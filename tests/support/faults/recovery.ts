import { sql } from 'drizzle-orm'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { runSql } from '@/tests/support/run-sql'

import { refundQueued, settleQueued } from '../orders/trading'
import type { Shop } from './customer'
import type { Journey } from './journeys'
import { shuffled } from './shuffled'

/** Time passes for all that an order has under way. */
async function becomeOld({ payload }: Shop, orderId: string, tables: string[], age: string) {
  for (const table of tables) {
    await runSql(
      { payload },
      sql`update ${sql.raw(table)} set created_at = now() - ${age}::interval,
        last_checked_at = null where order_id = ${orderId}`,
    )
  }
}

async function doJobs({ payload }: Shop): Promise<void> {
  while ((await settleQueued(payload)) + (await refundQueued(payload)) > 0);
}

/** Every event of an order comes again, in any order and all at once. */
export async function sendWebhooks(
  { trading }: Shop,
  { customer }: Pick<Journey, 'customer'>,
  random: () => number,
): Promise<void> {
  const events = await trading.eventsOf(await customer.orderId())
  await Promise.all(shuffled(events, random).map((event) => trading.redeliver(event)))
}

/** What a worker that is alive makes of an order: its webhooks come, its jobs are done. */
export async function sendAndWork(
  shop: Shop,
  journey: Pick<Journey, 'customer'>,
  random: () => number,
): Promise<void> {
  await sendWebhooks(shop, journey, random)
  await doJobs(shop)
}

async function reconcile(shop: Shop, { customer }: Journey): Promise<void> {
  await becomeOld(shop, await customer.orderId(), ['payments', 'refunds'], '1 hour')
  await reconcilePayments(shop.payload)
}

async function comeAgain(shop: Shop, journey: Journey): Promise<void> {
  await becomeOld(shop, await journey.customer.orderId(), ['payments'], '2 minutes')
  await journey.persevere()
}

/**
 * All that brings a purchase on its way again in real life, in any order: webhooks, the worker, the
 * customer and the reconciler; and then a day on which nothing new happens.
 */
export async function recover(shop: Shop, journey: Journey, random: () => number): Promise<void> {
  const ways = [
    () => sendWebhooks(shop, journey, random),
    () => doJobs(shop),
    () => comeAgain(shop, journey),
    () => reconcile(shop, journey),
  ]
  for (const way of shuffled(ways, random)) await way()
  await sendAndWork(shop, journey, random)
  await reconcile(shop, journey)
  if (!journey.isRefund && !(await journey.customer.hasPaid())) await comeAgain(shop, journey)
  await becomeOld(shop, await journey.customer.orderId(), ['payments'], '25 hours')
  await reconcilePayments(shop.payload)
  await sendAndWork(shop, journey, random)
}
