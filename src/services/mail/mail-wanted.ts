import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import {
  MAIL_PREFERENCES,
  type MailKind,
  type MailPreference,
} from '@/src/domain/mail/mail-preferences'
import { preferenceFor } from '@/src/domain/mail/mail-templates'
import { isErased } from '@/src/domain/privacy/erasure'
import { idOf } from '@/src/domain/vocabulary/relation'
import { runSql } from '@/src/lib/database'

type Caller = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

type Planned = {
  readonly to: string
  /** The account that the mail is about, where there is one. */
  readonly user?: string | { readonly id: string } | null
  readonly template: string
  readonly kind: MailKind
}

const COLUMNS: Record<MailPreference, string> = {
  email: 'notification_preferences_email',
  complianceReminders: 'notification_preferences_compliance_reminders',
  marketing: 'notification_preferences_marketing',
}

async function isSuppressed(req: Caller, email: string): Promise<boolean> {
  const rows = await runSql(req, sql`select 1 from suppressions where email = ${email}`)
  return rows.length > 0
}

/** What the account of a mail, or of an address, says; null where there is none. */
async function choiceOf(
  req: Caller,
  { user, email }: { user: string | null; email: string },
  preference: MailPreference,
): Promise<boolean | null> {
  const column = sql.raw(COLUMNS[preference])
  const whose = user ? sql`id = ${user}` : sql`email = ${email}`
  const [row] = await runSql(req, sql`select ${column} as wanted from users where ${whose}`)
  return typeof row?.wanted === 'boolean' ? row.wanted : null
}

/**
 * Whether the reader of a mail wants it: asked when it is queued, and again when it is sent.
 *
 * Marketing also stops at suppressed addresses; to people without an account it goes by the rules
 * of its campaign.
 */
export async function isWanted(req: Caller, mail: Planned): Promise<boolean> {
  const { to, template, kind } = mail
  if (isErased(to)) return false
  const preference = preferenceFor({ template, kind })
  if (preference === null) return true
  const email = to.trim().toLowerCase()
  if (preference === 'marketing' && (await isSuppressed(req, email))) return false
  const choice = await choiceOf(req, { user: idOf(mail.user), email }, preference)
  if (choice !== null) return choice
  return preference === 'marketing' || MAIL_PREFERENCES[preference].byDefault
}
