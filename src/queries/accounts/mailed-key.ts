import config from '@payload-config'
import { and, eq } from 'drizzle-orm'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'

import { users } from '@/src/database-schema'
import type { PasswordUser } from '@/src/domain/accounts/password'
import type { TokenPurpose } from '@/src/domain/accounts/token-purposes'
import { databaseOf } from '@/src/lib/database'
import { SIGN_UP_COOKIE } from '@/src/lib/http/cookies'
import { peekToken } from '@/src/services/accounts/links/account-token'
import { passwordMinimum } from '@/src/services/accounts/sessions/password-policy'
import { isKeyEnough } from '@/src/services/accounts/sign-up/confirm-address'

import { currentUser } from '../platform/session'

/** What the page behind a mailed link says of the account that the link opens. */
export type MailedKey = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly who: PasswordUser
  /** The fewest characters of its password. */
  readonly minimum: number
  /** A confirmation in another browser than the one that signed up wants the password as well. */
  readonly wantsPassword: boolean
}

/** Looks at a mailed key without using it up; null for one that opens nothing. */
export async function mailedKey(purpose: TokenPurpose, token: unknown): Promise<MailedKey | null> {
  if (typeof token !== 'string' || token.length > 200) return null
  const payload = await getPayload({ config })
  const holder = await peekToken({ payload }, purpose, token)
  if (!holder) return null
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, role: users.role })
    .from(users)
    .where(and(eq(users.id, holder.user), eq(users.email, holder.email)))
  if (!row) return null // the address is another one by now
  const who = row.role === 'user' ? 'customer' : 'staff'
  const browserKey = (await cookies()).get(SIGN_UP_COOKIE)?.value
  const user = (await currentUser())?.id
  return {
    token,
    email: holder.email,
    firstName: row.firstName,
    lastName: row.lastName ?? '',
    who,
    minimum: await passwordMinimum({ payload }, who),
    wantsPassword: !isKeyEnough({ token, browserKey, user }, holder.user),
  }
}

/** The fewest characters of a new customer's password. */
export async function customerPasswordMinimum(): Promise<number> {
  return passwordMinimum({ payload: await getPayload({ config }) }, 'customer')
}
