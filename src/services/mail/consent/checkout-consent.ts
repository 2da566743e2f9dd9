import { desc, eq } from 'drizzle-orm'

import { consents } from '@/src/database-schema'
import { CHECKOUT_CONSENT } from '@/src/domain/mail/consent'
import { type Caller, databaseOf } from '@/src/lib/database'
import { recordConsent } from '@/src/services/mail/consent/record-consent'

/**
 * Writes down what was ticked in the checkout. Anyone may type an address there: so it takes nothing
 * back that was refused by a mailed link or in the account, and says nothing twice.
 */
export async function recordCheckoutConsent(
  req: Caller,
  email: string,
  granted: boolean,
): Promise<void> {
  const db = await databaseOf(req)
  const [last] = await db
    .select({ granted: consents.granted, place: consents.place })
    .from(consents)
    .where(eq(consents.email, email))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  const isNews = granted ? !last?.granted : last?.granted === true
  const isTheirs = last === undefined || last.place === 'checkout'
  if (!isNews || !isTheirs) return
  await recordConsent(req, { email, granted, text: CHECKOUT_CONSENT, place: 'checkout' })
}
