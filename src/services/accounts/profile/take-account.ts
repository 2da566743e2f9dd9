import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { affiliate_links, users } from '@/src/database-schema'
import type { TokenPurpose } from '@/src/domain/accounts/token-purposes'
import { databaseOf } from '@/src/lib/database'
import { nothingIn } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { type Account, accountOf } from '@/src/services/accounts/account-of'
import { forgetFactors } from '@/src/services/accounts/factors/change-factors'
import {
  deadLink,
  peekToken,
  spendToken,
  voidTokens,
} from '@/src/services/accounts/links/account-token'
import { verifyAddress } from '@/src/services/accounts/links/verify-address'
import { endOtherSessions } from '@/src/services/accounts/sessions/end-sessions'
import { assertPassword } from '@/src/services/accounts/sessions/password-policy'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'
import { beginSession, type Entrance } from '@/src/services/accounts/sign-in/sign-in'
import { endOrderNews } from '@/src/services/content/whatsapp/order-news-choice'

type Asked = {
  readonly purpose: Extract<TokenPurpose, 'reset_password' | 'invitation'>
  readonly token: string
  readonly password: string
  /** What else is set along with the password. */
  readonly more?: Partial<Pick<User, 'firstName' | 'lastName' | 'consent'>>
}

export type Taken = {
  readonly account: Account
  readonly session: Entrance
  readonly linked: number
}

/**
 * Gives an account to anyone who holds a key mailed to its address: their password replaces the one
 * before, every session ends, every other key is void, the address is verified, and they are
 * signed in. Where it was not verified yet, nothing that was set up before opens or tells anything
 * any more. A password that cannot be taken leaves the key as it was.
 * @throws AppError 410 `dead_link`, 422 `weak_password`
 */
export async function takeAccount(req: PayloadRequest, asked: Asked): Promise<Taken> {
  const holder = await peekToken(req, asked.purpose, asked.token)
  if (!holder) throw deadLink()
  await lockSessions(req, holder.email)
  const account = await accountOf(req, holder.email)
  if (account?.id !== holder.user) throw deadLink() // the address is another one by now
  await assertPassword(req, asked.password, account.isStaff ? 'staff' : 'customer', {
    ...account,
    ...asked.more,
  })
  if (!(await spendToken(req, asked.purpose, asked.token))) throw deadLink()
  await updateRow(req, 'users', account.id, {
    data: { ...asked.more, password: asked.password },
    select: {},
    overrideAccess: true, // the mailed key is the proof
  })
  await endOtherSessions(req, account, null)
  if (!account.verified) await dropUnproven(req, account)
  await voidTokens(req, account.id)
  const linked = await verifyAddress(req, account)
  return { account, session: await beginSession(req, account.id), linked }
}

/**
 * Takes from an account what someone set up in it before its address was known to be theirs: second
 * factors, order news to a number, the calendar's address, and where earnings are paid to. Anyone who
 * pays for an order with a stranger's address may use an account of that address; its owner, who
 * comes by a mailed key, must neither be locked out by them nor read along with.
 */
async function dropUnproven(req: PayloadRequest, account: Account): Promise<void> {
  await forgetFactors(req, account, 'unproven')
  await endOrderNews(req, account.id)
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ calendarEpoch: sql`coalesce(${users.calendarEpoch}, 0) + 1`, updatedAt: now })
    .where(eq(users.id, account.id))
  await db
    .update(affiliate_links)
    .set({
      ...nothingIn('payoutMethod payoutName payoutAccountSealed payoutAccountLast4'),
      updatedAt: now,
    })
    .where(eq(affiliate_links.user, account.id))
}
