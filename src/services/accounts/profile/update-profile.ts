import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import type { PreferencesInput, ProfileInput } from '@/src/domain/accounts/settings-input'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { forgetUnsubscription, recordConsent } from '@/src/services/mail/consent/unsubscribe'
import { normalPhone } from '@/src/services/platform/phone-number'

type Profile = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/**
 * Writes someone's name and phone number, and nothing else of their account: Payload's own update
 * writes the whole row back as it was read, sessions included, and would bring ended ones back.
 *
 * @throws AppError 422 for a phone number that is none
 */
export async function updateProfile(
  req: PayloadRequest,
  user: string,
  { firstName, lastName, phone }: ProfileInput,
): Promise<Profile> {
  const profile = { firstName, lastName, phone: normalPhone(phone) }
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ ...profile, updatedAt: now })
    .where(eq(users.id, user))
  return profile
}

/**
 * Writes what someone wants to be mailed. Wanting marketing again takes back an earlier
 * unsubscription of the same address, once that is known to be theirs.
 */
export async function updatePreferences(
  req: PayloadRequest,
  user: string,
  { email, complianceReminders, marketing }: PreferencesInput,
): Promise<void> {
  const db = await databaseOf(req)
  const [before] = await db
    .select({ marketing: users.notificationPreferences_marketing })
    .from(users)
    .where(eq(users.id, user))
  const [row] = await db
    .update(users)
    .set({
      updatedAt: now,
      notificationPreferences_email: email,
      notificationPreferences_complianceReminders: complianceReminders,
      notificationPreferences_marketing: marketing,
    })
    .where(eq(users.id, user))
    .returning({ email: users.email, verifiedAt: users.emailVerifiedAt })
  if (!row) return
  const had = before?.marketing ?? false
  if (marketing !== undefined && marketing !== had) {
    const said = { granted: marketing, text: 'account-1', place: 'account' } as const
    await recordConsent(req, { email: row.email, ...said })
  }
  if (marketing && row.verifiedAt) await forgetUnsubscription(req, row.email)
}
