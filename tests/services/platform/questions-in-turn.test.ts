// @apart
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

import { users } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'
import { SOON } from '@/tests/support/soon'

const payload = await testPayload()

test('what a transaction is asked at once is asked one after the other, and fails alone', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  await person(payload)

  let answers: unknown
  const lost = inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const ask = (number: number) =>
      db
        .select({ number: sql<number>`${number}::int / (${number}::int - 4)` })
        .from(users)
        .limit(1)
    answers = await Promise.allSettled([5, 6, 4, 8].map(ask))
  })
  await expect(lost).rejects.toThrow('The transaction had failed')

  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ number: 5 }] },
    { status: 'fulfilled', value: [{ number: 3 }] },
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  await expect
    .poll(async () => (await databaseOf({ payload })).$count(users), SOON)
    .toBeGreaterThan(0)
  expect(warnings.filter((words) => words.includes('already executing'))).toEqual([])
})
