import { afterEach, expect, test } from 'vitest'

import { backupStatus } from '@/src/admin/analytics/backup-status'
import { databaseOf } from '@/src/lib/database'
import { installation } from '@/src/lib/own-tables'
import { raiseOldBackup } from '@/src/services/support/tasks/raise-old-backup'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const HOUR = 3_600_000
const NEVER = {
  rehearsedAt: null,
  rehearsalFailedAt: null,
  rehearsalFailure: null,
  backupRaisedAt: null,
}

const note = async (facts: Partial<typeof installation.$inferInsert>) =>
  (await databaseOf({ payload })).update(installation).set({ ...NEVER, ...facts })
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const tasks = async () => {
  const where = { requesterName: { equals: 'Backups' } }
  return (await payload.find({ collection: 'tickets', where, overrideAccess: true })).docs
}

afterEach(() => note({}))

test('without a nightly backup nothing is raised, and the status says so', async () => {
  await note({})
  expect(await raiseOldBackup(payload)).toBe(false)
  expect(await backupStatus(payload)).toMatchObject({ health: 'off' })
})

test('a backup of last night is in order', async () => {
  await note({ rehearsedAt: hoursAgo(25), rehearsalFailedAt: hoursAgo(40) })
  expect(await raiseOldBackup(payload)).toBe(false)
  expect(await backupStatus(payload)).toMatchObject({ health: 'good', word: 'Working' })
})

test('a missed night and each failure are raised to staff once', async () => {
  const before = (await tasks()).length
  await note({ rehearsedAt: hoursAgo(27) })
  expect(await backupStatus(payload)).toMatchObject({ health: 'bad', word: 'Missed' })
  const both = await Promise.all([raiseOldBackup(payload), raiseOldBackup(payload)])
  expect(both.sort()).toEqual([false, true])
  expect(await raiseOldBackup(payload)).toBe(false)

  await note({
    rehearsedAt: hoursAgo(27),
    rehearsalFailedAt: new Date(Date.now() + 1000).toISOString(),
    rehearsalFailure: 'No space left.',
    backupRaisedAt: hoursAgo(1),
  })
  expect(await backupStatus(payload)).toMatchObject({
    word: 'Failed',
    detail: expect.stringContaining('No space left.'),
  })
  expect(await raiseOldBackup(payload)).toBe(true)
  const raised = await tasks()
  expect(raised).toHaveLength(before + 2)
  expect(raised[0]?.message).toContain('No space left.')
})
