import { and, eq, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

/**
 * Where mails to staff go, which repeat what customers write: the address that administrators have
 * set, else the first administrator's own. Never the published one, which anyone who runs the branding
 * may change.
 */
export async function staffAddress(req: PayloadRequest): Promise<string | null> {
  const { staffEmail } = await req.payload.findGlobal({
    slug: 'privateSettings',
    select: { staffEmail: true },
    depth: 0,
    overrideAccess: true, // read to send to it, shown to no one
    req,
  })
  if (staffEmail) return staffEmail
  const db = await databaseOf(req)
  const [first] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.erasedAt)))
    .orderBy(users.createdAt)
    .limit(1)
  return first?.email ?? null
}
