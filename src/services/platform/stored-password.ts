import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { runSql } from '@/src/lib/database'

import type { StoredPassword } from './password-hash'

const row = z.object({ salt: z.string().nullable(), hash: z.string().nullable() })

/** What is stored of an account's password; null where there is no such account. */
export async function storedPassword(
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>,
  user: string,
): Promise<StoredPassword | null> {
  const [found] = await runSql(req, sql`select salt, hash from users where id = ${user}`)
  return found ? row.parse(found) : null
}
