import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type InvitationProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly invitedBy: string | null
  readonly isStaff: boolean
  /** How long the link works: "7 days". */
  readonly worksFor: string
  readonly invitationUrl: string
}

/** The key to an account that staff have made for someone. */
export function invitationMail(props: InvitationProps) {
  const { brand, firstName, invitedBy, isStaff, worksFor, invitationUrl } = props
  const who = invitedBy ? `${invitedBy} has` : 'We have'
  const what = isStaff
    ? `your staff account at ${brand.companyName}`
    : `your account at ${brand.companyName}, where you can follow your orders, documents and deadlines`
  return letter({
    brand,
    subject: isStaff
      ? `Join the team of ${brand.companyName}`
      : `Your account at ${brand.companyName} is ready`,
    preview: 'Choose a password to sign in.',
    heading: isStaff ? 'You are invited' : 'Your account is ready',
    says: [`Hello ${firstName}. ${who} set up ${what}. Choose a password to sign in.`],
    button: { label: 'Accept the invitation', href: invitationUrl },
    small: [
      `The link works once, for ${worksFor}. If you were not expecting this, ignore this email.`,
    ],
  })
}
