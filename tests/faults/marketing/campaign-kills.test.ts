import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { consents } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { bundledChild } from '@/tests/support/faults/bundled-child'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { addressees, openForMarketing } from '@/tests/support/mail/marketing-shop'

/** `CAMPAIGN_VOLUME=10000 CAMPAIGN_KILLS=20` for the whole of it. */
const VOLUME = Number(process.env.CAMPAIGN_VOLUME ?? 300)
const KILLS = Number(process.env.CAMPAIGN_KILLS ?? 5)
const WORKERS = 4

let payload: Payload
let server: MailServer
let bundle: Awaited<ReturnType<typeof bundledChild>>

beforeAll(async () => {
  payload = await testPayload()
  server = await startMailServer()
  await openForMarketing(payload, server.port)
  bundle = await bundledChild('tests/support/faults/campaign-worker.ts')
})

afterAll(async () => {
  await server.stop()
  await bundle.remove()
})

const worker = (campaign: string): ChildProcess =>
  fork(bundle.program, {
    execArgv: [], // none of the test runner's own
    env: { ...process.env, CAMPAIGN: campaign },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Has four workers send all of a campaign; one of them is killed now and then, and replaced. */
async function sendAmidKills(campaign: string): Promise<void> {
  let killsLeft = KILLS
  const lane = async () => {
    for (;;) {
      const child = worker(campaign)
      const exit = once(child, 'exit')
      await Promise.race([once(child, 'message'), exit])
      if (killsLeft > 0) {
        killsLeft -= 1
        await Promise.race([sleep(300 + Math.random() * 1500), exit])
        child.kill('SIGKILL')
      }
      await exit
      if (child.signalCode === null) return
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, lane))
}

test('workers that are killed at random repeat no marketing mail', {
  timeout: 1_800_000,
}, async () => {
  const list = Array.from({ length: VOLUME }, (_, index) => `volume-${index}@example.com`)
  const db = await databaseOf({ payload })
  for (let at = 0; at < list.length; at += 1000) {
    await db.insert(consents).values(
      list.slice(at, at + 1000).map((email) => ({
        email,
        topic: 'offers' as const,
        granted: true,
        textVersion: 'checkout-1',
        place: 'checkout' as const,
      })),
    )
  }
  const { id } = await builder(payload)('emailCampaigns', {
    audience: 'list',
    addresses: list.join('\n'),
    perMinute: 6000,
  })
  const user = await builder(payload)('users', { role: 'admin' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  await sendCampaign(req, id)
  await beginCampaign(payload, id)

  await sendAmidKills(id)

  const got = addressees(server.received)
  expect(new Set(got).size).toBe(got.length) // none twice
  const { sent = 0, unknown = 0, ...rest } = await progressOf({ payload }, id)
  expect(rest).toEqual({})
  expect(sent + unknown).toBe(VOLUME) // none forgotten
  expect(unknown).toBeLessThanOrEqual(KILLS) // a kill leaves at most one of which nobody knows
  expect(got.length).toBeGreaterThanOrEqual(sent)
})
