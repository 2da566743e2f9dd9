import type { PayloadRequest } from 'payload'
import { type TokenPurpose, worksFor } from '@/src/domain/accounts/token-purposes'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { accountExistsMail } from '@/src/email/templates/accounts/account-exists'
import { confirmAddressMail } from '@/src/email/templates/accounts/confirm-address'
import { type FactorNews, factorChangedMail } from '@/src/email/templates/accounts/factor-changed'
import { invitationMail } from '@/src/email/templates/accounts/invitation'
import {
  type PasswordChangedProps,
  passwordChangedMail,
} from '@/src/email/templates/accounts/password-changed'
import { resetPasswordMail } from '@/src/email/templates/accounts/reset-password'
import { env } from '@/src/lib/env'
import { countRows } from '@/src/lib/find-one'
import { issueToken } from '@/src/services/accounts/links/account-token'
import { enqueueEmail, type MailTo } from '@/src/services/mail/enqueue-email'

/** Whom a mail about an account goes to. */
export type Addressee = {
  readonly id: string
  readonly email: string
  readonly firstName: string
}

/** No more mails of these kinds go to one address in an hour, no matter who asks for them. */
const ENOUGH = 6

const ASKED_FOR = ['confirm-address', 'account-exists', 'reset-password'] as const

/** Whether an address has had so many mails that anybody can ask for that it gets no more for now. */
export async function isMailedEnough(req: PayloadRequest, email: string): Promise<boolean> {
  const totalDocs = await countRows(req, 'emails', {
    where: {
      to: { equals: email },
      template: { in: [...ASKED_FOR] },
      createdAt: { greater_than: new Date(Date.now() - 60 * 60 * 1000).toISOString() },
    },
    overrideAccess: true, // only counted
  })
  return totalDocs >= ENOUGH
}

function link(path: string, query: Record<string, string | null | undefined> = {}): string {
  const url = new URL(path, env.SITE_URL)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}

const toOwner = ({ id, email }: Addressee): MailTo => ({ email, user: id })

const keyFor = (req: PayloadRequest, { id, email }: Addressee, purpose: TokenPurpose) =>
  issueToken(req, { user: id, email, purpose })

/** Mails the key that verifies an address. @returns the key */
export async function mailConfirmation(
  req: PayloadRequest,
  to: Addressee,
  next: string | null,
): Promise<string> {
  const token = await keyFor(req, to, 'verify_email')
  await enqueueEmail(req, 'confirm-address', toOwner(to), (brand) =>
    confirmAddressMail({
      brand,
      email: to.email,
      worksFor: worksFor('verify_email'),
      confirmUrl: link('/auth/confirm', { token, next }),
    }),
  )
  return token
}

/** Tells someone who signs up again that they have an account. */
export async function mailAccountExists(req: PayloadRequest, to: Addressee): Promise<void> {
  await enqueueEmail(req, 'account-exists', toOwner(to), (brand) =>
    accountExistsMail({
      brand,
      firstName: to.firstName,
      email: to.email,
      signInUrl: link('/auth'),
      forgotUrl: link('/auth/forgot'),
    }),
  )
}

/** Mails the key to choosing a new password. */
export async function mailReset(
  req: PayloadRequest,
  to: Addressee & { readonly verified: boolean },
): Promise<void> {
  const token = await keyFor(req, to, 'reset_password')
  await enqueueEmail(req, 'reset-password', toOwner(to), (brand) =>
    resetPasswordMail({
      brand,
      firstName: to.verified ? to.firstName : null,
      worksFor: worksFor('reset_password'),
      resetUrl: link('/auth/reset', { token }),
    }),
  )
}

type Invited = Addressee & { readonly isStaff: boolean; readonly invitedBy: string | null }

/** Mails the key to an account that staff have made for someone. @returns the link with it */
export async function mailInvitation(req: PayloadRequest, to: Invited): Promise<string> {
  const token = await keyFor(req, to, 'invitation')
  const invitationUrl = link('/auth/invitation', { token })
  await enqueueEmail(req, 'invitation', toOwner(to), (brand) =>
    invitationMail({
      brand,
      firstName: to.firstName,
      invitedBy: to.invitedBy,
      isStaff: to.isStaff,
      worksFor: worksFor('invitation'),
      invitationUrl,
    }),
  )
  return invitationUrl
}

/** Owes the owner of an account word of what happened to its second factor. */
export async function mailFactorChange(
  req: PayloadRequest,
  user: Addressee,
  what: FactorNews,
): Promise<void> {
  await enqueueEmail(req, 'factor-changed', toOwner(user), (brand) =>
    factorChangedMail({
      brand,
      firstName: user.firstName,
      what,
      when: momentText(new Date(), brand.timeZone),
      settingsUrl: link('/dashboard/settings#two-factor'),
    }),
  )
}

/** Owes the owner of an account word that its password is another one, in the same transaction. */
export async function mailPasswordChanged(
  req: PayloadRequest,
  user: Addressee,
  how: PasswordChangedProps['how'],
): Promise<void> {
  await enqueueEmail(req, 'password-changed', toOwner(user), (brand) =>
    passwordChangedMail({
      brand,
      firstName: user.firstName,
      when: momentText(new Date(), brand.timeZone),
      how,
      resetUrl: link('/auth/forgot'),
    }),
  )
}
