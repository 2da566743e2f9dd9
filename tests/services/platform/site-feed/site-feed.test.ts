import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { inTransactionOf } from '@/src/lib/database'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { followSite } from '@/src/services/platform/site-feed/follow-site'
import { hearSite } from '@/src/services/platform/site-feed/hear-site'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { SOON } from '@/tests/support/soon'

const payload = await testPayload()
const HOUR_MS = 60 * 60_000

const forget = () => runSql({ payload }, sql`delete from site_changes`)
await forget() // what the preparation of the database has changed

let stop = () => {}
afterEach(async () => {
  stop()
  await forget()
})

/** A web process whose pages were built then: what it is told, once it listens. */
async function webProcess(built = new Date()) {
  const told: string[] = []
  stop = followSite((tags) => told.push(...tags), built)
  const lines = () =>
    runSql(
      { payload },
      sql`select 1 from pg_stat_activity where application_name = 'charterdesk-site'
        and datname = current_database() and query = 'listen site'
        or (query like '%site_changes%' or query like '%pg_notify%')
          and application_name = 'charterdesk-site' and datname = current_database()`,
    )
  await vi.waitFor(async () => expect(await lines()).toHaveLength(1), SOON)
  return told
}

test('a change is told when it is committed, and one that is taken back never', async () => {
  const told = await webProcess()
  const req = await createLocalReq({}, payload)

  await inTransactionOf(req, async (inside) => {
    await invalidateTags(inside, ['faqs'])
    await invalidateTags({ payload }, ['seo'])
    await vi.waitFor(() => expect(told).toEqual(['seo']), SOON)
  })
  await vi.waitFor(() => expect(told).toEqual(['seo', 'faqs']), SOON)

  const failed = inTransactionOf(req, async (inside) => {
    await invalidateTags(inside, ['content'])
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await invalidateTags({ payload }, ['careers'])
  await vi.waitFor(() => expect(told).toEqual(['seo', 'faqs', 'careers']), SOON)
})

test('a process that starts says so to those who keep what it answers, and lets go of nothing', async () => {
  const heard: string[] = []
  const isFollowing: boolean[] = []
  const stopHearing = hearSite({
    changed: (tags) => heard.push(...tags),
    setFollowing: (value) => isFollowing.push(value),
  })
  onTestFinished(stopHearing)
  await vi.waitFor(() => expect(isFollowing).toEqual([true]), SOON)
  const told: string[] = []
  stop = followSite((tags) => told.push(...tags))

  await vi.waitFor(() => expect(heard).toContain('started'), SOON)
  await invalidateTags({ payload }, ['seo'])
  await vi.waitFor(() => expect(heard).toContain('seo'), SOON)
  await vi.waitFor(() => expect(told).toContain('seo'), SOON)
  expect(told).not.toContain('started')
})

test('what changed while the line was broken is told when it is there again', async () => {
  const told = await webProcess()
  await runSql(
    { payload },
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'charterdesk-site' and datname = current_database()`,
  )

  await invalidateTags({ payload }, ['packages'])

  await vi.waitFor(() => expect(told).toContain('packages'), SOON)
})

test('a process that starts learns what changed since its pages were built', async () => {
  await invalidateTags({ payload }, ['states', 'settings'])
  await runSql(
    { payload },
    sql`update site_changes set at = now() - interval '2 hours' where tag = 'states'`,
  )

  const told = await webProcess(new Date(Date.now() - HOUR_MS))

  await vi.waitFor(() => expect(told).toEqual(['settings']), SOON)
})

test('of each tag the last change is kept for those who start', async () => {
  await invalidateTags({ payload }, ['states', 'settings'])
  await invalidateTags({ payload }, ['states'])
  await runSql({ payload }, sql`update site_changes set at = at - interval '3 days'`)
  await invalidateTags({ payload }, ['faqs', 'faqs'])

  await cleanUp(payload)

  const left = await runSql({ payload }, sql`select tag from site_changes order by tag`)
  expect(left.map(({ tag }) => tag)).toEqual(['faqs', 'faqs', 'settings', 'states'])
})
