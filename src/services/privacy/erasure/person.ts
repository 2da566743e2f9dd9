import { eq, inArray, or, sql } from 'drizzle-orm'

import {
  account_tokens,
  payload_locked_documents,
  payload_locked_documents_rels,
  payload_preferences,
  payload_preferences_rels,
  saved_views,
  session_devices,
  users,
  users_permission_denials,
  users_permission_grants,
  users_sessions,
} from '@/src/database-schema'
import { ERASED_NAME } from '@/src/domain/privacy/erasure'
import { type Database, query } from '@/src/lib/database'
import {
  passkey_challenges,
  passkeys,
  recent_factors,
  recovery_codes,
  second_steps,
  totp_factors,
  viewings,
} from '@/src/lib/factors/tables'
import { now } from '@/src/lib/sql-parts'

import { mentions } from './mentions'
import type { Subject } from './subject'

const NOTHING = {
  phone: null,
  hash: null,
  salt: null,
  resetPasswordToken: null,
  resetPasswordExpiration: null,
  emailVerifiedAt: null,
  lastSeenAt: null,
  billing_name: null,
  billing_line1: null,
  billing_city: null,
  billing_state: null,
  billing_postalCode: null,
  billing_country: null,
  notificationPreferences_email: false,
  notificationPreferences_complianceReminders: false,
  notificationPreferences_marketing: false,
  whatsapp_phone: null,
  whatsapp_askedAt: null,
  whatsapp_confirmedAt: null,
} as const

const FACTORS = [
  totp_factors,
  recovery_codes,
  passkeys,
  passkey_challenges,
  second_steps,
  recent_factors,
]

/** What Payload's back-office keeps for someone: lists as they like them, documents they edit. */
async function forgetAdmin(db: Database, user: string): Promise<void> {
  const preferences = query
    .select({ id: payload_preferences_rels.parent })
    .from(payload_preferences_rels)
    .where(eq(payload_preferences_rels.usersID, user))
  await db.delete(payload_preferences).where(inArray(payload_preferences.id, preferences))
  const locks = query
    .select({ id: payload_locked_documents_rels.parent })
    .from(payload_locked_documents_rels)
    .where(eq(payload_locked_documents_rels.usersID, user))
  await db.delete(payload_locked_documents).where(inArray(payload_locked_documents.id, locks))
}

/** Views of lists that they kept, and those of others that look for their address. */
async function forgetViews(db: Database, { user, email }: Subject): Promise<void> {
  const address = new URLSearchParams({ email }).toString().slice('email='.length).toLowerCase()
  await db
    .delete(saved_views)
    .where(
      or(
        eq(saved_views.owner, user),
        mentions(saved_views.question, address),
        mentions(saved_views.question, email),
      ),
    )
}

/**
 * Leaves of an account what other rows point at. No one signs in to it again: it has no password,
 * no session and no mailbox.
 */
export async function erasePerson(db: Database, subject: Subject): Promise<void> {
  const { user, pseudonym } = subject
  await db.delete(users_sessions).where(eq(users_sessions._parentID, user))
  await db.delete(session_devices).where(eq(session_devices.user, user))
  await db.delete(account_tokens).where(eq(account_tokens.user, user))
  await db.delete(users_permission_grants).where(eq(users_permission_grants.parent, user))
  await db.delete(users_permission_denials).where(eq(users_permission_denials.parent, user))
  for (const table of FACTORS) await db.delete(table).where(eq(table.user, user))
  await db.delete(viewings).where(or(eq(viewings.customer, user), eq(viewings.staff, user)))
  await forgetAdmin(db, user)
  await forgetViews(db, subject)
  await db
    .update(users)
    .set({
      ...NOTHING,
      email: pseudonym,
      firstName: ERASED_NAME.firstName,
      lastName: ERASED_NAME.lastName,
      role: 'user',
      calendarEpoch: sql`coalesce(${users.calendarEpoch}, 0) + 1`,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, user))
}
