import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { runSql } from '@/tests/support/run-sql'

const tableName = z.object({ schema: z.string(), name: z.string() })

/** The tables in which a text stands, anywhere in any row, whatever its case: our own and the queue's. */
export async function tablesWith(payload: Payload, text: string): Promise<string[]> {
  const rows = await runSql(
    { payload },
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { schema, name } of z.array(tableName).parse(rows)) {
    const [hit] = await runSql(
      { payload },
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} t
        where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`,
    )
    if (hit) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found.sort()
}
