import { unpaidMinor } from '@/src/domain/affiliates/ledger'
import type { Caller } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'
import { readBalance } from '@/src/services/affiliates/affiliate-account'

/** What someone has earned by recommending us and was not paid, in cents. */
export async function unpaidEarnings(req: Caller, user: string): Promise<number> {
  const link = await findOne(req, 'affiliateLinks', {
    where: { user: { equals: user } },
    select: { code: true },
    overrideAccess: true, // who asks has been checked
  })
  return link ? unpaidMinor(await readBalance(req, link.id)) : 0
}
