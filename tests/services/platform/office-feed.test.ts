import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'

import { SCREEN_NAMES, screenOf } from '@/src/admin/kit/screens/admin-href'
import { type Changed, officeFeed } from '@/src/services/platform/office-feed/office-feed'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'
import { SOON } from '@/tests/support/soon'

const payload = await testPayload()

const has = (changed: Changed | undefined, area: string) =>
  changed === 'everything' || changed?.has(area) === true

/** Listens, until the line is there. */
async function listening() {
  const heard: Changed[] = []
  const leave = officeFeed().subscribe((changed) => heard.push(changed))
  onTestFinished(leave) // else one that fails would go on listening
  await vi.waitFor(() => expect(heard).toContain('everything'), SOON)
  heard.length = 0
  return { heard, leave }
}

test('a change on another connection is heard of, with its area alone', async () => {
  const { heard, leave } = await listening()

  await builder(payload)('tickets', { status: 'open' })

  await vi.waitFor(() => expect(heard.some((one) => has(one, 'tickets'))).toBe(true), SOON)
  expect(heard).not.toContain('everything')
  leave()
})

test('changes that come together are told of together', async () => {
  const { heard, leave } = await listening()
  const began = Date.now()

  for (let count = 0; count < 5; count += 1)
    await runSql({ payload }, sql`update tickets set status = status`)

  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), SOON)
  const seconds = Math.floor((Date.now() - began) / 1000)
  expect(heard.length).toBeLessThan(3 + seconds)
  leave()
})

test('a line that breaks is made again, and everything is counted anew', async () => {
  const { heard, leave } = await listening()

  const { length } = await runSql(
    { payload },
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'charterdesk-office' and datname = current_database()`,
  )

  expect(length).toBe(1)
  await vi.waitFor(() => expect(heard).toContain('everything'), SOON)
  await runSql({ payload }, sql`update orders set status = status`)
  await vi.waitFor(
    () => expect(heard.some((one) => one !== 'everything' && one.has('orders'))).toBe(true),
    SOON,
  )
  leave()
})

test('nobody left to tell, nobody listens', async () => {
  const { leave } = await listening()
  leave()
  leave()

  expect(officeFeed().subscribers()).toBe(0)
  const lines = async () =>
    runSql(
      { payload },
      sql`select 1 from pg_stat_activity
        where application_name = 'charterdesk-office' and datname = current_database()`,
    )
  await vi.waitFor(async () => expect(await lines()).toEqual([]), SOON)
})

test('whatever the menu counts has a trigger that tells of its changes', async () => {
  const rows = await runSql(
    { payload },
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'tell_office'`,
  )
  const counted = SCREEN_NAMES.flatMap((name) => screenOf(name).counter?.collection ?? [])

  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(counted))
})
