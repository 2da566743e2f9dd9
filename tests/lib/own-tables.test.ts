import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseOf } from '@/src/lib/database'
import * as factorTables from '@/src/lib/factors/tables'
import * as contentTables from '@/src/lib/own-tables'
import * as tables from '@/src/lib/own-tables'
import * as watchedTables from '@/src/lib/own-tables'
import * as sealTables from '@/src/lib/seal/tables'
import * as trafficTables from '@/src/lib/traffic/tables'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()

test.each(
  Object.values({
    ...tables,
    ...contentTables,
    ...factorTables,
    ...sealTables,
    ...trafficTables,
    ...watchedTables,
  }).map((table) => [getTableName(table), table] as const),
)('the columns that we know of %s are there', async (_name, table) => {
  const db = await databaseOf({ payload })

  await expect(db.select().from(table).limit(1)).resolves.toBeInstanceOf(Array)
})
