import { setTimeout as sleep } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { leads } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { unsubscribe } from '@/src/services/mail/consent/unsubscribe'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { builder, nextSerial } from '@/tests/support/builders'
import { workAmidKills } from '@/tests/support/faults/amid-kills'
import { marketingWorkers } from '@/tests/support/faults/marketing-workers'
import { to } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

/** `CAMPAIGN_VOLUME=10000 CAMPAIGN_KILLS=20` for the whole of it. */
const VOLUME = Number(process.env.CAMPAIGN_VOLUME ?? 300)
const KILLS = Number(process.env.CAMPAIGN_KILLS ?? 5)
/** So many buy or unsubscribe meanwhile. */
const LEAVERS = Math.min(200, Math.round(VOLUME / 10))
/** They do so in the first half of the sending, which goes at 100 a second. */
const PACE_MS = (VOLUME * 10) / LEAVERS
/** A mail that was being handed over already arrives within this. */
const IN_HAND_MS = 2000

const { payload, server, program } = await marketingWorkers(
  'tests/support/faults/campaign-worker.ts',
)

type Leaver = { readonly email: string; readonly at: number }

/** Has some who got nothing yet buy or unsubscribe, one after the other, and says when each did. */
async function letSomeLeave(
  req: PayloadRequest,
  campaign: string,
  name: string,
): Promise<Leaver[]> {
  const left: Leaver[] = []
  const db = await databaseOf({ payload })
  for (let index = 0; index < LEAVERS; index += 1) {
    const email = `${name}${VOLUME - 1 - index}@example.com`
    if (index % 2 === 0) await unsubscribe(req, { email, campaign })
    else await db.update(leads).set({ converted: true }).where(eq(leads.email, email))
    left.push({ email, at: Date.now() })
    await sleep(PACE_MS * Math.random())
  }
  return left
}

test('workers that are killed at random repeat no marketing mail, and leave out who left', {
  timeout: 1_800_000,
}, async () => {
  await runSql({ payload }, sql`delete from leads where email like 'volume-%'`) // of an earlier try
  const name = `volume-${nextSerial()}-`
  await runSql(
    { payload },
    sql`insert into leads (email, checkout_step, last_step_at)
      select ${name}::text || n || '@example.com', 'package', now() from generate_series(0, ${VOLUME - 1}::int) n`,
  )
  await runSql(
    { payload },
    sql`insert into consents (email, topic, granted, text_version, place)
      select ${name}::text || n || '@example.com', 'offers', true, 'checkout-1', 'checkout'
      from generate_series(0, ${VOLUME - 1}::int) n`,
  )
  const { id } = await builder(payload)('emailCampaigns', {
    audience: 'leads_open',
    perMinute: 6000,
  })
  const user = await builder(payload)('users', { role: 'admin' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  await sendCampaign(req, id)
  await beginCampaign(payload, id)

  const leaving = letSomeLeave(req, id, name)
  await workAmidKills(program, KILLS, { CAMPAIGN: id })
  const left = await leaving

  const received = server.received
    .map((mail, n) => ({ email: to(mail), at: server.arrivals[n] ?? 0 }))
    .filter(({ email }) => email.startsWith(name))
  const got = received.map(({ email }) => email)
  expect(new Set(got).size).toBe(got.length) // none twice
  const { sent = 0, unknown = 0, excluded = 0, ...rest } = await progressOf({ payload }, id)
  expect(rest).toEqual({})
  expect(sent + unknown + excluded).toBe(VOLUME) // none forgotten
  expect(unknown).toBeLessThanOrEqual(KILLS) // a kill leaves at most one of which no one knows
  expect(got.length).toBeGreaterThanOrEqual(sent)
  expect(got.length).toBeLessThanOrEqual(sent + unknown)

  const cameAt = new Map(received.map(({ email, at }) => [email, at]))
  const late = left.filter(({ email, at }) => (cameAt.get(email) ?? 0) > at + IN_HAND_MS)
  expect(late).toEqual([])
  expect(excluded).toBeGreaterThan(0)
  expect(excluded).toBeLessThanOrEqual(LEAVERS)
  if (process.env.TELL) {
    const after = left.filter(({ email, at }) => (cameAt.get(email) ?? 0) > at).length
    process.stdout.write(
      `${got.length} mails, ${unknown} unknown, ${excluded} left out, ${after} in hand when they left\n`,
    )
  }
})
