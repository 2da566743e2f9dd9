import { type SQL, sql } from 'drizzle-orm'

import { ERASED_NAME } from '@/src/domain/privacy/erasure'

import type { Subject } from './subject'

/**
 * Leaves of an account what other rows point at. Nobody signs in to it again: it has no password,
 * no session and no mailbox.
 */
export function erasePerson(subject: Subject): SQL[] {
  const { user, pseudonym } = subject
  return [
    sql`delete from users_sessions where _parent_id = ${user}`,
    sql`delete from session_devices where user_id = ${user}`,
    sql`delete from account_tokens where user_id = ${user}`,
    sql`delete from users_permission_grants where parent_id = ${user}`,
    sql`delete from users_permission_denials where parent_id = ${user}`,
    sql`delete from payload_preferences where id in
      (select parent_id from payload_preferences_rels where users_id = ${user})`,
    sql`delete from payload_locked_documents where id in
      (select parent_id from payload_locked_documents_rels where users_id = ${user})`,
    sql`update users set email = ${pseudonym}, first_name = ${ERASED_NAME.firstName},
        last_name = ${ERASED_NAME.lastName}, phone = null, role = 'user', hash = null, salt = null,
        reset_password_token = null, reset_password_expiration = null, email_verified_at = null, last_seen_at = null,
        billing_name = null, billing_line1 = null, billing_city = null, billing_state = null,
        billing_postal_code = null, billing_country = null,
        notification_preferences_email = false,
        notification_preferences_compliance_reminders = false,
        notification_preferences_marketing = false,
        calendar_epoch = coalesce(calendar_epoch, 0) + 1, erased_at = now(), updated_at = now()
      where id = ${user}`,
  ]
}
