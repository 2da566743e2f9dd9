import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import {
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { runLane } from '@/src/services/marketing/campaigns/run-campaigns'
import { builder, nextSerial } from '@/tests/support/builders'
import { marketingDesk } from '@/tests/support/mail/campaigns'
import { addressees, willingLead } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

const { payload, server, req } = await marketingDesk()

const waitingForLock = async () =>
  (
    await runSql(
      { payload },
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
  ).length

test('a campaign that is paused while it begins goes to everyone once it is resumed', async () => {
  const before = server.received.length
  const email = `reader-${nextSerial()}@example.com`
  await willingLead(payload, email)
  const { id } = await builder(payload)('emailCampaigns', {
    audience: 'list',
    addresses: email,
    perMinute: 6000,
  })
  await sendCampaign(req, id)
  const { promise: begun, resolve } = Promise.withResolvers<boolean>()

  await inTransaction(payload, async (inside) => {
    await pauseCampaign(Object.assign(inside, { user: req.user }), id)
    void beginCampaign(payload, id).then(resolve)
    await expect.poll(waitingForLock).toBe(1)
  })

  expect(await begun).toBe(false)
  await resumeCampaign(req, id)
  await runLane(payload, { campaign: id, lanes: 1 })
  expect(addressees(server.received.slice(before))).toEqual([email])
})
