import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type EmailChangeProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** Makes this the account's address; null where another account has it already. */
  readonly confirmUrl: string | null
  /** As a person reads it: Nov 22, 2026, 9:05 AM EST. */
  readonly worksUntil: string
  readonly signInUrl: string
}

/** Goes to the address that someone wants for their account, and only it can say yes. */
export function emailChangeMail(props: EmailChangeProps) {
  const { brand, firstName, confirmUrl, worksUntil, signInUrl } = props
  if (confirmUrl) {
    return letter({
      brand,
      subject: 'Confirm your new email address',
      preview: 'Follow the link to sign in with this address from now on.',
      heading: 'Is this your new address?',
      says: [
        `Hello ${firstName}. You asked us to use this address for your account. Until you confirm it, we keep using the old one.`,
      ],
      button: { label: 'Use this address', href: confirmUrl },
      small: [
        `The link works once, until ${worksUntil}. If you didn’t ask for this, ignore this email and nothing changes.`,
      ],
    })
  }
  return letter({
    brand,
    subject: 'This address already has an account',
    preview: 'This address already has its own account.',
    heading: 'This address already has an account',
    says: [
      'We were asked to use this address for another account. Each address can have only one account. If this was you, sign in with this address, or delete this account first.',
    ],
    button: { label: 'Sign in', href: signInUrl },
    small: ['If this wasn’t you, ignore this email and nothing changes.'],
  })
}
