import type pg from 'pg'

import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'
import { env } from '@/src/lib/env'
import { hashToken, randomToken } from '@/src/lib/secrets'

/**
 * A link with which the only member of the staff chooses a password, as long as they have not signed in and
 * no such link works: the first one, and another at a later start once that has run out. It works once.
 */
export async function firstLink(
  client: pg.Client,
): Promise<{ email: string; link: string } | null> {
  const token = randomToken()
  const { rows } = await client.query(
    `insert into account_tokens (user_id, purpose, email, token_hash, expires_at)
     select id, 'invitation', email, $1, now() + $2 * interval '1 millisecond' from users
     where role <> 'user' and last_seen_at is null and erased_at is null
       and not exists (select from users other where other.role <> 'user' and other.id <> users.id)
       and not exists (select from account_tokens one
         where one.user_id = users.id and one.used_at is null and one.expires_at > now())
     returning email`,
    [hashToken(token), TOKEN_PURPOSES.invitation],
  )
  const link = new URL('/auth/invitation', env.SITE_URL)
  link.searchParams.set('token', token)
  return rows[0] ? { email: String(rows[0].email), link: link.href } : null
}
