import { eq } from 'drizzle-orm'

import { consents, leads, users } from '@/src/database-schema'
import type { ConsentPlace, ConsentText, ConsentTopic } from '@/src/domain/mail/consent'
import { MAIL_TOPIC_NAMES } from '@/src/domain/mail/mail-topics'
import { type Caller, databaseOf } from '@/src/lib/database'

/** What someone said of marketing mail or of news by WhatsApp, and where they read what they said it to. */
export type Consent = {
  readonly email: string
  /** All of marketing mail where it names none. */
  readonly topics?: readonly ConsentTopic[]
  readonly granted: boolean
  readonly text: ConsentText
  readonly place: ConsentPlace
  readonly note?: string
}

/** Writes down that an address agreed, or refused. Nothing is ever overwritten. */
export async function recordConsent(req: Caller, consent: Consent): Promise<void> {
  const { email, topics = MAIL_TOPIC_NAMES, granted, text, place, note } = consent
  if (topics.length === 0) return
  const db = await databaseOf(req)
  const [lead] = await db.select({ id: leads.id }).from(leads).where(eq(leads.email, email))
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await db.insert(consents).values(
    topics.map((topic) => ({
      email,
      topic,
      granted,
      textVersion: text,
      place,
      lead: lead?.id,
      user: user?.id,
      note,
    })),
  )
}
