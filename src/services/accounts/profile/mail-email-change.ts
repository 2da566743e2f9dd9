import type { PayloadRequest } from 'payload'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'
import { momentWords } from '@/src/domain/vocabulary/time/date-words'
import type { EmailChangedProps } from '@/src/email/templates/accounts/email-changed'
import { env } from '@/src/lib/env'
import { issueToken } from '@/src/services/accounts/sign-up/account-token'
import { oweMail } from '@/src/services/mail/owe-mail'

export type Person = { readonly id: string; readonly email: string; readonly firstName: string }

/**
 * Mails the key to the address that somebody wants; to one that has an account (`taken`), the
 * reason why it can't be.
 */
export async function mailNewAddress(
  req: PayloadRequest,
  user: Person,
  { email, taken }: { readonly email: string; readonly taken: boolean },
): Promise<void> {
  const key = await issueToken(req, { user: user.id, purpose: 'change_email', email })
  const link = new URL('/auth/change-email', env.SITE_URL)
  link.searchParams.set('token', key)
  await oweMail(req, 'email-change', { email }, ({ timeZone }) => ({
    firstName: user.firstName,
    confirmUrl: taken ? null : link.href,
    worksUntil: momentWords(new Date(Date.now() + TOKEN_PURPOSES.change_email), timeZone),
    signInUrl: new URL('/auth', env.SITE_URL).href,
  }))
}

/** Tells the old address what is about to happen, or has happened. */
export async function mailOldAddress(
  req: PayloadRequest,
  user: Person,
  stage: EmailChangedProps['stage'],
  newAddress: string,
): Promise<void> {
  const to = { email: user.email, user: user.id }
  await oweMail(req, 'email-changed', to, ({ timeZone }) => ({
    firstName: user.firstName,
    stage,
    newAddress: maskedEmail(newAddress),
    when: momentWords(new Date(), timeZone),
  }))
}
