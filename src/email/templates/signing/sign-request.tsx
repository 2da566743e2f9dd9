import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type SignRequestProps = {
  readonly brand: MailBrand
  readonly name: string
  readonly title: string
  readonly company: string
  /** As what the person signs. */
  readonly role: string
  /** How long the link works; null where it leads to an account. */
  readonly worksFor: string | null
  readonly signUrl: string
}

/** Asks one person to sign one paper. */
export function signRequestMail(props: SignRequestProps) {
  const { brand, name, title, company, role, worksFor, signUrl } = props
  const what = company ? `${title} for ${company}` : title
  const as = role ? ` as ${role}` : ''
  return letter({
    brand,
    subject: `Please sign: ${title}`,
    preview: `Read and sign ${what}.`,
    heading: 'Your signature is needed',
    says: [
      `Hello ${name}. Please read ${what} and sign it${as}. You can do it on any phone or computer.`,
    ],
    button: { label: 'Read and sign', href: signUrl },
    small: [
      worksFor
        ? `The link is yours alone. It opens once, within ${worksFor}. Do not forward it: no one else can sign for you.`
        : 'Sign in with your account to sign. No one else can sign for you.',
    ],
  })
}
