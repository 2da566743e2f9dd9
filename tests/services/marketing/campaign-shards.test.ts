import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { setUpQueues } from '@/src/jobs/set-up-queues'
import { env } from '@/src/lib/env'
import {
  callCampaign,
  enqueueShards,
  runCampaigns,
} from '@/src/services/marketing/campaigns/run-campaigns'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const req = await createLocalReq({}, payload)

const sending = async () => {
  const preparedAt = new Date().toISOString()
  const { id } = await builder(payload)('emailCampaigns', { status: 'sending', preparedAt })
  await builder(payload)('campaignRecipients', { campaign: id, status: 'waiting' })
  return id
}

/** The campaigns whose lanes wait, in the order in which workers take them. */
async function waiting(...those: readonly string[]) {
  const rows = await runSql(
    { payload },
    sql`select data->>'campaign' as campaign from pgboss.job
        where name = 'send-campaign' and state = 'created'
        order by priority desc, created_on`,
  )
  return rows.map(({ campaign }) => campaign).filter((id) => those.some((one) => one === id))
}

test('each lane of a campaign waits once at most, however often it is called for', async () => {
  const id = await sending()
  for (let minute = 0; minute < 3; minute += 1) {
    await runCampaigns(payload)
    await enqueueShards(req, id, 8)
  }

  expect(await waiting(id)).toHaveLength(8)
})

test('a campaign that begins later is taken up before the second lane of another', async () => {
  const [long, late] = [await sending(), await sending()]
  await callCampaign(req, long)
  await enqueueShards(req, long, 8)
  await callCampaign(req, late)
  await enqueueShards(req, late, 8)

  const order = await waiting(long, late)
  expect(order.slice(0, 4)).toEqual([long, late, long, late])
  expect(order).toHaveLength(16)
})

test('a queue that an earlier version made without this rule gets it, and those that retry stay', async () => {
  const policies = () =>
    runSql(
      { payload },
      sql`select name, policy from pgboss.queue where name in ('send-campaign', 'send-email') order by 1`,
    )
  await runSql(
    { payload },
    sql`update pgboss.queue set policy = 'standard' where name = 'send-campaign'`,
  )
  await runSql({ payload }, sql`update pgboss.queue set policy = 'short' where name = 'send-email'`)

  await setUpQueues(env.DATABASE_URL)

  expect(await policies()).toEqual([
    { name: 'send-campaign', policy: 'short' },
    { name: 'send-email', policy: 'short' },
  ])
  await runSql(
    { payload },
    sql`update pgboss.queue set policy = 'standard' where name = 'send-email'`,
  )
})
