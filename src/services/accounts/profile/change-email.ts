import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'
import { requireRecentFactor } from '@/src/access/second-factor'
import {
  campaign_recipients,
  emails,
  followup_schedules,
  tickets,
  users,
} from '@/src/database-schema'
import { maskedEmail } from '@/src/domain/accounts/masked-email'
import type { EmailInput } from '@/src/domain/accounts/settings-input'
import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { emailChangeMail } from '@/src/email/templates/accounts/email-change'
import type { EmailChangedProps } from '@/src/email/templates/accounts/email-changed'
import { emailChangedMail } from '@/src/email/templates/accounts/email-changed'
import { databaseOf, hasRow, inTransactionOf, query } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { wrongField } from '@/src/lib/errors'
import { now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import {
  deadLink,
  issueToken,
  peekToken,
  spendToken,
  voidTokens,
} from '@/src/services/accounts/links/account-token'
import { linkGuestHistory } from '@/src/services/accounts/links/verify-address'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { assertCurrentPassword } from '@/src/services/platform/password-hash'
import { audit } from '@/src/services/platform/record-audit'

async function isTaken(req: PayloadRequest, email: string): Promise<boolean> {
  return hasRow(req, users, eq(users.email, email))
}

/**
 * Asks for another address: its owner gets a link, the old address a notice, and nothing changes
 * yet. An address that has an account is answered alike; only its own mailbox learns the reason.
 *
 * @throws AppError 403 `factor_needed`, 422 `wrong_password`, or `same_address` for the one that it is
 */
export async function askForEmailChange(
  outer: PayloadRequest,
  user: User,
  { email, currentPassword }: EmailInput,
): Promise<void> {
  await requireRecentFactor(outer)
  await assertCurrentPassword(outer, user.id, currentPassword)
  if (email === user.email)
    throw wrongField('email', 'This is already your email address.', 'same_address')
  await inTransactionOf(outer, async (req) => {
    await mailNewAddress(req, user, { email, taken: await isTaken(req, email) })
    await mailOldAddress(req, user, 'asked', email)
  })
}

async function personOf(req: PayloadRequest, id: string): Promise<Person | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return row ?? null
}

/**
 * Makes sure that anyone who follows the link is the account's owner: signed in to it, or by its
 * password. Else someone could have a stranger hand over the stranger's address.
 */
async function assertOwner(
  req: PayloadRequest,
  token: string,
  password: string | undefined,
): Promise<void> {
  const holder = await peekToken(req, 'change_email', token)
  if (!holder) throw deadLink()
  if (req.user?.id === holder.user) return
  if (password) return assertCurrentPassword(req, holder.user, password, 'password')
  throw wrongField('password', 'Enter your current password', 'password_needed')
}

/**
 * Takes the new address to where the old one was written down to mail the account: what waits in the
 * outbox about orders and questions, planned follow-ups, campaigns that are on their way, and the
 * questions themselves. What was
 * consented to, sent or refused stays with the address that it was said of.
 */
async function moveAddress(req: PayloadRequest, { id, email: old }: Person, email: string) {
  const db = await databaseOf(req)
  const { to, user, status, order, ticket } = emails
  const isAbout = or(isNotNull(order), isNotNull(ticket))
  await db
    .update(emails)
    .set({ to: email })
    .where(and(eq(user, id), eq(to, old), eq(status, 'queued'), isAbout))
  const { user: planned, email: plannedTo, status: plan } = followup_schedules
  await db
    .update(followup_schedules)
    .set({ email })
    .where(and(eq(planned, id), eq(plannedTo, old), eq(plan, 'scheduled')))
  const { user: recipient, email: sendTo, status: sending } = campaign_recipients
  const other = alias(campaign_recipients, 'other')
  const already = query
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.campaign, campaign_recipients.campaign), eq(other.email, email)))
  await db
    .update(campaign_recipients)
    .set({ email })
    .where(and(eq(recipient, id), eq(sendTo, old), eq(sending, 'new'), notExists(already)))
  const { user: asker, requesterEmail } = tickets
  await db
    .update(tickets)
    .set({ requesterEmail: email })
    .where(and(eq(asker, id), eq(requesterEmail, old)))
}

/**
 * Makes the address to which a key was mailed the account's own. Keys that were mailed to the old
 * one open nothing any more. The guest orders and tickets of the new one move in.
 *
 * @returns the new address, and how many guest orders moved in
 * @throws AppError 410 `dead_link`, 422 `password_needed` or `wrong_password`
 */
export async function changeEmail(
  outer: PayloadRequest,
  token: string,
  password: string | undefined,
): Promise<{ readonly id: string; readonly email: string; readonly linked: number }> {
  await assertOwner(outer, token, password)
  return inTransactionOf(outer, async (req) => {
    const holder = await spendToken(req, 'change_email', token)
    const user = holder && (await personOf(req, holder.user))
    if (!user) throw deadLink()
    const { email } = holder
    for (const address of [user.email, email].sort()) await lockSessions(req, address)
    if (await isTaken(req, email)) throw deadLink()
    const db = await databaseOf(req)
    await db
      .update(users)
      .set({ email, emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, user.id))
    await moveAddress(req, user, email)
    await voidTokens(req, user.id)
    const linked = await linkGuestHistory(req, { id: user.id, email })
    await audit(req, 'users', 'change_email', ['users', user.id], {
      before: { email: user.email },
      after: { email },
    })
    await mailOldAddress(req, user, 'done', email)
    return { id: user.id, email, linked }
  })
}

type Person = { readonly id: string; readonly email: string; readonly firstName: string }

/**
 * Mails the key to the address that someone wants; to one that has an account (`taken`), the
 * reason why it can't be.
 */
async function mailNewAddress(
  req: PayloadRequest,
  user: Person,
  { email, taken }: { readonly email: string; readonly taken: boolean },
): Promise<void> {
  const key = await issueToken(req, { user: user.id, purpose: 'change_email', email })
  const link = new URL('/auth/change-email', env.SITE_URL)
  link.searchParams.set('token', key)
  await enqueueEmail(req, 'email-change', { email }, (brand) =>
    emailChangeMail({
      brand,
      firstName: user.firstName,
      confirmUrl: taken ? null : link.href,
      worksUntil: momentText(new Date(Date.now() + TOKEN_PURPOSES.change_email), brand.timeZone),
      signInUrl: new URL('/auth', env.SITE_URL).href,
    }),
  )
}

/** Tells the old address what is about to happen, or has happened. */
async function mailOldAddress(
  req: PayloadRequest,
  user: Person,
  stage: EmailChangedProps['stage'],
  newAddress: string,
): Promise<void> {
  const to = { email: user.email, user: user.id }
  await enqueueEmail(req, 'email-changed', to, (brand) =>
    emailChangedMail({
      brand,
      firstName: user.firstName,
      stage,
      newAddress: maskedEmail(newAddress),
      when: momentText(new Date(), brand.timeZone),
    }),
  )
}
