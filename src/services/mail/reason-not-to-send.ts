import { and, eq } from 'drizzle-orm'

import { suppressions, users } from '@/src/database-schema'
import { EXCLUSIONS } from '@/src/domain/mail/audience'
import { MAIL_PREFERENCES } from '@/src/domain/mail/mail-preferences'
import { preferenceFor } from '@/src/domain/mail/mail-templates'
import { DEAD } from '@/src/domain/mail/suppression-input'
import { isErased } from '@/src/domain/privacy/erasure'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf, hasRow } from '@/src/lib/database'
import type { Email } from '@/src/payload-types'
import { mayBeMailed } from '@/src/services/mail/audience/audience'

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

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
  const address = mail.to.trim().toLowerCase()
  const isDead = and(eq(suppressions.email, address), eq(suppressions.reason, DEAD))
  if (await hasRow(req, suppressions, isDead)) {
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
}

const COLUMNS = {
  email: users.notificationPreferences_email,
  complianceReminders: users.notificationPreferences_complianceReminders,
} as const

/**
 * Whether the reader of a transactional mail wants it: asked when it is queued, and again when it is
 * sent. The account decides that the mail is about, or that has its address.
 */
export async function isWanted(req: Caller, { to, user, template }: Planned): Promise<boolean> {
  if (isErased(to)) return false
  const preference = preferenceFor(template)
  if (preference === null) return true
  const account = idOf(user)
  const db = await databaseOf(req)
  const [row] = await db
    .select({ wanted: COLUMNS[preference] })
    .from(users)
    .where(account ? eq(users.id, account) : eq(users.email, to.trim().toLowerCase()))
  return row?.wanted ?? MAIL_PREFERENCES[preference].byDefault
}
