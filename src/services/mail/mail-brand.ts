import { settings } from '@/src/database-schema'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'
import { timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { type MailBrand, readableAccent } from '@/src/email/mail-brand'
import { type Caller, databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'

/** What the company publishes of itself. */
const SHOWN = {
  companyName: settings.companyName,
  legalEntityName: settings.legalEntityName,
  email: settings.companyEmail,
  line1: settings.companyAddressLine1,
  line2: settings.companyAddressLine2,
  city: settings.companyCity,
  state: settings.companyState,
  zip: settings.companyZip,
  country: settings.companyCountry,
  primaryColor: settings.primaryColor,
  zone: settings.businessTimeZone,
}

/** Who we are in a mail, from the settings as they stand. */
export async function readMailBrand(req: Caller): Promise<MailBrand> {
  const db = await databaseOf(req)
  const [stored] = await db.select(SHOWN).from(settings).limit(1)
  const companyName = stored?.companyName ?? DEFAULT_SETTINGS.companyName
  const region = [stored?.state, stored?.zip].filter(Boolean).join(' ')
  const city = [stored?.city, region].filter(Boolean).join(', ')
  const address = [stored?.line1, stored?.line2, city, stored?.country]
  return {
    companyName,
    legalEntityName: stored?.legalEntityName || companyName,
    supportEmail: stored?.email || `support@${new URL(env.SITE_URL).hostname}`,
    addressLines: address.flatMap((line) => (line ? [line] : [])),
    accent: readableAccent(stored?.primaryColor),
    siteUrl: env.SITE_URL,
    timeZone: timeZoneOf(stored?.zone),
  }
}
