import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { mailMoment } from '@/src/email/mail-moment'
import { renderMail } from '@/src/email/render'
import {
  type PasswordChangedProps,
  passwordChangedMail,
} from '@/src/email/templates/password-changed'
import { env } from '@/src/lib/env'
import type { User } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail-brand'
import { queueEmail } from '@/src/services/queue-email'

/** Owes the owner of an account word that its password is another one, in the same transaction. */
export async function mailPasswordChanged(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'firstName'>,
  how: PasswordChangedProps['how'],
): Promise<void> {
  const mail = await renderMail(
    passwordChangedMail({
      brand: await readMailBrand(req),
      firstName: user.firstName,
      when: mailMoment(new Date()),
      how,
      resetUrl: new URL('/auth/forgot', env.SITE_URL).href,
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: user.email,
    template: 'password-changed',
    dedupeKey: `password-changed:${randomUUID()}`,
    sensitive: false,
    user: user.id,
  })
}
