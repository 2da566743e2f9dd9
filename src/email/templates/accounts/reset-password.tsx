import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type ResetPasswordProps = {
  readonly brand: MailBrand
  /** Null while no one has shown that the name was typed by the address's owner. */
  readonly firstName: string | null
  /** How long the link works: "1 hour". */
  readonly worksFor: string
  readonly resetUrl: string
}

/** The key to choosing a new password. */
export function resetPasswordMail(props: ResetPasswordProps) {
  const { brand, firstName, worksFor, resetUrl } = props
  return letter({
    brand,
    subject: `Choose a new password for ${brand.companyName}`,
    preview: `The link works for ${worksFor}.`,
    heading: 'Choose a new password',
    says: [
      `${firstName ? `Hello ${firstName}. ` : ''}We received a request for a new password for your account. Choosing one signs you out of every browser.`,
    ],
    button: { label: 'Choose a new password', href: resetUrl },
    small: [
      `The link works once, for ${worksFor}. If you did not ask for it, ignore this email and your password stays the same. Keep the link private. We never ask for it.`,
    ],
  })
}
