import { and, desc, eq, inArray } from 'drizzle-orm'

import { consents } from '@/src/database-schema'
import { CHECKOUT_CONSENT } from '@/src/domain/mail/consent'
import { MAIL_TOPIC_NAMES } from '@/src/domain/mail/mail-topics'
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
    .where(and(eq(consents.email, email), inArray(consents.topic, [...MAIL_TOPIC_NAMES])))
    .orderBy(desc(consents.createdAt))
    .limit(1)
  const isNews = granted ? !last?.granted : last?.granted === true
  const isTheirs = last === undefined || last.place === 'checkout'
  if (!isNews || !isTheirs) return
  await recordConsent(req, { email, granted, text: CHECKOUT_CONSENT, place: 'checkout' })
}
