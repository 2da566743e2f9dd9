import type { PayloadRequest } from 'payload'
import { timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { type MailBrand, readableAccent } from '@/src/email/mail-brand'
import { env } from '@/src/lib/env'
import { findGlobal } from '@/src/lib/find-one'

/** Who we are in a mail, from the settings as they stand. */
export async function readMailBrand(req: PayloadRequest): Promise<MailBrand> {
  const settings = await findGlobal(req, 'settings', {
    overrideAccess: true, // what the company publishes of itself
  })
  const region = [settings.companyState, settings.companyZip].filter(Boolean).join(' ')
  const address = [
    settings.companyAddressLine1,
    settings.companyAddressLine2,
    [settings.companyCity, region].filter(Boolean).join(', '),
    settings.companyCountry,
  ]
  return {
    companyName: settings.companyName,
    legalEntityName: settings.legalEntityName || settings.companyName,
    supportEmail: settings.companyEmail || `support@${new URL(env.SITE_URL).hostname}`,
    addressLines: address.flatMap((line) => (line ? [line] : [])),
    accent: readableAccent(settings.primaryColor),
    siteUrl: env.SITE_URL,
    timeZone: timeZoneOf(settings.businessTimeZone),
  }
}
