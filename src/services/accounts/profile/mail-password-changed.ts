import type { PayloadRequest } from 'payload'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import type { PasswordChangedProps } from '@/src/email/templates/accounts/password-changed'
import { passwordChangedMail } from '@/src/email/templates/accounts/password-changed'
import { env } from '@/src/lib/env'
import type { User } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'

/** Owes the owner of an account word that its password is another one, in the same transaction. */
export async function mailPasswordChanged(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'firstName'>,
  how: PasswordChangedProps['how'],
): Promise<void> {
  const to = { email: user.email, user: user.id }
  await enqueueEmail(req, 'password-changed', to, (brand) =>
    passwordChangedMail({
      brand,
      firstName: user.firstName,
      when: momentText(new Date(), brand.timeZone),
      how,
      resetUrl: new URL('/auth/forgot', env.SITE_URL).href,
    }),
  )
}
