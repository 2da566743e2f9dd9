import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

/** Nothing of what was typed is repeated: anyone can type any address. */
export type ApplicationReceivedProps = {
  readonly brand: MailBrand
  readonly title: string
  /** For how long it is kept: `6 months`. */
  readonly months: string
}

/** Tells an applicant that their application has arrived, and for how long it is kept. */
export function applicationReceivedMail(props: ApplicationReceivedProps) {
  const { brand, title, months } = props
  const heading = 'We got your application'
  return letter({
    brand,
    subject: `${heading}: ${title}`,
    preview: `Thank you for applying for ${title}.`,
    heading,
    says: [
      `Thank you for applying for ${title}. We will read your application and write to you at this address.`,
      'To change something, send the form again with the same email address. We keep what you sent before and read both.',
    ],
    small: [
      `We keep your application and CV for ${months}, then delete them. To have them deleted earlier, reply to this email. If you didn’t apply, reply and we will delete the application.`,
    ],
  })
}
