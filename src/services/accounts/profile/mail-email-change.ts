import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'
import { momentWords } from '@/src/domain/vocabulary/time/date-words'
import { renderMail } from '@/src/email/render'
import { emailChangeMail } from '@/src/email/templates/accounts/email-change'
import {
  type EmailChangedProps,
  emailChangedMail,
} from '@/src/email/templates/accounts/email-changed'
import { env } from '@/src/lib/env'
import { issueToken } from '@/src/services/accounts/sign-up/account-token'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { queueEmail } from '@/src/services/mail/queue-email'

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
  const brand = await readMailBrand(req)
  const mail = await renderMail(
    emailChangeMail({
      brand,
      firstName: user.firstName,
      confirmUrl: taken ? null : link.href,
      worksUntil: momentWords(new Date(Date.now() + TOKEN_PURPOSES.change_email), brand.timeZone),
      signInUrl: new URL('/auth', env.SITE_URL).href,
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: email,
    template: 'email-change',
    dedupeKey: `email-change:${randomUUID()}`,
  })
}

/** Tells the old address what is about to happen, or has happened. */
export async function mailOldAddress(
  req: PayloadRequest,
  user: Person,
  stage: EmailChangedProps['stage'],
  newAddress: string,
): Promise<void> {
  const brand = await readMailBrand(req)
  const mail = await renderMail(
    emailChangedMail({
      brand,
      firstName: user.firstName,
      stage,
      newAddress: maskedEmail(newAddress),
      when: momentWords(new Date(), brand.timeZone),
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: user.email,
    template: 'email-changed',
    dedupeKey: `email-changed:${randomUUID()}`,
    user: user.id,
  })
}
