import { and, eq } from 'drizzle-orm'

import { suppressions } from '@/src/database-schema'
import { EXCLUSIONS } from '@/src/domain/mail/audience'
import { DEAD } from '@/src/domain/mail/suppression-input'
import { type Caller, databaseOf } from '@/src/lib/database'
import type { Email } from '@/src/payload-types'
import { mayBeMailed } from '@/src/services/mail/audience/audience'
import { isWanted } from '@/src/services/mail/mail-wanted'

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

async function isDead(req: Caller, to: string): Promise<boolean> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: suppressions.id })
    .from(suppressions)
    .where(and(eq(suppressions.email, to.trim().toLowerCase()), eq(suppressions.reason, DEAD)))
  return rows.length > 0
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
