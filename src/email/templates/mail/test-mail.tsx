import type { MailBrand } from '../../mail-brand'
import { letter } from './mail-letter'

type TestMailProps = { readonly brand: MailBrand; readonly way: string }

/** What an administrator sends to see whether mail goes out. */
export function testMail({ brand, way }: TestMailProps) {
  return letter({
    brand,
    subject: `Test email from ${brand.companyName}`,
    preview: 'Your email settings work.',
    heading: 'Your email settings work',
    says: [`This test was sent by ${way}. If you can read it, emails to customers go out too.`],
    button: { label: 'Open the back-office', href: `${brand.siteUrl}/admin` },
    small: ['An administrator sent this test from Mail server in the back-office.'],
  })
}
