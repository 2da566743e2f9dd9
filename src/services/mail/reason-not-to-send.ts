import { and, eq } from 'drizzle-orm'

import { suppressions, users } from '@/src/database-schema'
import { EXCLUSIONS } from '@/src/domain/mail/audience'
import {
  MAIL_PREFERENCES,
  type MailKind,
  type MailPreference,
} from '@/src/domain/mail/mail-preferences'
import { preferenceFor } from '@/src/domain/mail/mail-templates'
import { DEAD } from '@/src/domain/mail/suppression-input'
import { isErased } from '@/src/domain/privacy/erasure'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf, hasRow } from '@/src/lib/database'
import type { Email } from '@/src/payload-types'
import { mayBeMailed } from '@/src/services/mail/audience/audience'

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

async function isDead(req: Caller, to: string): Promise<boolean> {
  return hasRow(
    req,
    suppressions,
    and(eq(suppressions.email, to.trim().toLowerCase()), eq(suppressions.reason, DEAD)),
  )
}

/** `skipped` is as it should be; of a mail that `failed` staff have to know. */
type Refusal = { readonly status: 'skipped' | 'failed'; readonly words: string }

const failed = (words: string): Refusal => ({ status: 'failed', words })

/**
 * Why a mail is not sent, asked at that very moment; null when it goes. Marketing asks everything
 * again that its audience was asked; any other mail only whether its reader has switched it off, and
 * whether there is a mailbox.
 */
export async function reasonNotToSend(req: Caller, mail: Email): Promise<Refusal | null> {
  if (mail.kind === 'marketing') {
    const exclusion = await mayBeMailed(
      req,
      { email: mail.to, since: new Date(mail.createdAt) },
      mail.topic ?? 'offers',
    )
    if (exclusion === null) return null
    const words = inSentence(EXCLUSIONS[exclusion])
    return exclusion === 'no_postal_address' ? failed(words) : { status: 'skipped', words }
  }
  if (!(await isWanted(req, mail))) return failed('the recipient opted out')
  if (await isDead(req, mail.to)) {
    return failed(
      'this address does not exist, an earlier email bounced. Lift it in the suppression list if it works again',
    )
  }
  return null
}

type Planned = {
  readonly to: string
  /** The account that the mail is about, where there is one. */
  readonly user?: string | { readonly id: string } | null
  readonly template: string
  readonly kind: MailKind
}

const COLUMNS = {
  email: users.notificationPreferences_email,
  complianceReminders: users.notificationPreferences_complianceReminders,
  marketing: users.notificationPreferences_marketing,
} as const satisfies Record<MailPreference, unknown>

async function isSuppressed(req: Caller, email: string): Promise<boolean> {
  return hasRow(req, suppressions, eq(suppressions.email, email))
}

/** What the account of a mail, or of an address, says; null where there is none. */
async function choiceOf(
  req: Caller,
  { user, email }: { user: string | null; email: string },
  preference: MailPreference,
): Promise<boolean | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ wanted: COLUMNS[preference] })
    .from(users)
    .where(user ? eq(users.id, user) : eq(users.email, email))
  return row?.wanted ?? null
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
