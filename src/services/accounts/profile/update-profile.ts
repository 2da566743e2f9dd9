import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { PreferencesInput, ProfileInput } from '@/src/domain/accounts/settings-input'
import { runSql } from '@/src/lib/database'
import { normalPhone } from '@/src/services/accounts/profile/phone-number'

export type Profile = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/**
 * Writes somebody's name and phone number, and nothing else of their account: Payload's own update
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
  await runSql(
    req,
    sql`update users set first_name = ${firstName}, last_name = ${lastName},
      phone = ${profile.phone}, updated_at = now() where id = ${user}`,
  )
  return profile
}

/**
 * Writes what somebody wants to be mailed. Wanting marketing again takes back an earlier
 * unsubscription of the same address, once that is known to be theirs.
 */
export async function updatePreferences(
  req: PayloadRequest,
  user: string,
  { email, complianceReminders, marketing }: PreferencesInput,
): Promise<void> {
  const [row] = await runSql(
    req,
    sql`update users set updated_at = now(),
        notification_preferences_email = coalesce(${email ?? null}, notification_preferences_email),
        notification_preferences_compliance_reminders =
          coalesce(${complianceReminders ?? null}, notification_preferences_compliance_reminders),
        notification_preferences_marketing =
          coalesce(${marketing ?? null}, notification_preferences_marketing)
      where id = ${user} returning email, email_verified_at`,
  )
  if (!marketing || !row?.email_verified_at) return
  await runSql(
    req,
    sql`delete from suppressions where email = ${row.email} and reason = 'unsubscribed'`,
  )
}
