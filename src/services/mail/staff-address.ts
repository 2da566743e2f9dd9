import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'

/**
 * Where mails to staff go, which repeat what customers write: the address that administrators have
 * set, else the first administrator's own. Never the published one, which whoever runs the branding
 * may change.
 */
export async function staffAddress(req: PayloadRequest): Promise<string | null> {
  const { staffEmail } = await req.payload.findGlobal({
    slug: 'privateSettings',
    select: { staffEmail: true },
    depth: 0,
    overrideAccess: true, // read to send to it, shown to nobody
    req,
  })
  if (staffEmail) return staffEmail
  const [first] = await runSql(
    req,
    sql`select email from users where role = 'admin' and erased_at is null
      order by created_at limit 1`,
  )
  return first ? String(first.email) : null
}
