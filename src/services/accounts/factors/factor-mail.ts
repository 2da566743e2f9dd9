import type { PayloadRequest } from 'payload'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import type { FactorNews } from '@/src/email/templates/accounts/factor-changed'
import { factorChangedMail } from '@/src/email/templates/accounts/factor-changed'
import { env } from '@/src/lib/env'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'

type Owner = { readonly id: string; readonly email: string; readonly firstName: string }

/** Owes the owner of an account word of what happened to its second factor. */
export async function mailFactorChange(
  req: PayloadRequest,
  user: Owner,
  what: FactorNews,
): Promise<void> {
  await enqueueEmail(req, 'factor-changed', { email: user.email, user: user.id }, (brand) =>
    factorChangedMail({
      brand,
      firstName: user.firstName,
      what,
      when: momentText(new Date(), brand.timeZone),
      settingsUrl: new URL('/dashboard/settings#two-factor', env.SITE_URL).href,
    }),
  )
}
