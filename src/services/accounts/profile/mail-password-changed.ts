import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { momentWords } from '@/src/domain/vocabulary/time/date-words'
import { renderMail } from '@/src/email/render'
import {
  type PasswordChangedProps,
  passwordChangedMail,
} from '@/src/email/templates/accounts/password-changed'
import { env } from '@/src/lib/env'
import type { User } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { queueEmail } from '@/src/services/mail/queue-email'

/** Owes the owner of an account word that its password is another one, in the same transaction. */
export async function mailPasswordChanged(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'firstName'>,
  how: PasswordChangedProps['how'],
): Promise<void> {
  const brand = await readMailBrand(req)
  const mail = await renderMail(
    passwordChangedMail({
      brand,
      firstName: user.firstName,
      when: momentWords(new Date(), brand.timeZone),
      how,
      resetUrl: new URL('/auth/forgot', env.SITE_URL).href,
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: user.email,
    template: 'password-changed',
    dedupeKey: `password-changed:${randomUUID()}`,
    user: user.id,
  })
}
