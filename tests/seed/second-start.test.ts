import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'

import { isCurrent } from '@/scripts/database/is-current'
import { commandOf } from '@/tests/support/backup/program'

test('a database that was prepared before is known as current, and prepared again in no time', async () => {
  expect(await isCurrent(process.env.DATABASE_URL ?? '')).toBe(true)
  const command = await commandOf('scripts/prepare.ts')
  const { stderr } = await promisify(execFile)(process.execPath, command)
  expect(stderr).toBe('')
})

test('a database that another version made is refused in words, and left as it is', async () => {
  const url = process.env.DATABASE_URL ?? ''
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into payload_migrations (name, batch) values ('20990101_other', 9)`)
  await client.end()

  await expect(isCurrent(url)).rejects.toThrow(/20990101_other.*empty database/s)
})
