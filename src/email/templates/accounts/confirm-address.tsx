import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type ConfirmAddressProps = {
  readonly brand: MailBrand
  readonly email: string
  /** How long the link works: "2 days". */
  readonly worksFor: string
  readonly confirmUrl: string
}

/**
 * The last step of signing up: shows that mail to the address reaches its owner. Nothing that was
 * typed is in it: anybody can have it sent to anybody.
 */
export function confirmAddressMail(props: ConfirmAddressProps) {
  const { brand, email, worksFor, confirmUrl } = props
  return letter({
    brand,
    subject: `Confirm your email address for ${brand.companyName}`,
    preview: 'Confirm your email to finish setting up your account.',
    heading: 'Confirm your email address',
    says: [
      `Confirm your email to finish setting up your account at ${brand.companyName} for ${email}.`,
    ],
    button: { label: 'Confirm my address', href: confirmUrl },
    small: [
      `The link works once, for ${worksFor}. If you did not sign up, ignore this email. No account is set up without the link.`,
    ],
  })
}
