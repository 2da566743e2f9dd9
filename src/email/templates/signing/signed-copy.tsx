import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type SignedCopyProps = {
  readonly brand: MailBrand
  readonly name: string
  readonly title: string
  readonly company: string
  /** How long the link works; null where it leads to an account. */
  readonly worksFor: string | null
  readonly copyUrl: string
}

/** Everyone has signed: the way to the signed file. */
export function signedCopyMail(props: SignedCopyProps) {
  const { brand, name, title, company, worksFor, copyUrl } = props
  const what = company ? `${title} for ${company}` : title
  return letter({
    brand,
    subject: `Signed: ${title}`,
    preview: 'Your signed copy is ready.',
    heading: 'Everyone has signed',
    says: [
      `Hello ${name}. ${what} is signed. Keep a copy: its last pages say who signed, when and how to verify it.`,
    ],
    button: { label: 'Get the signed copy', href: copyUrl },
    small: [
      worksFor
        ? `The link works for ${worksFor}, without an account.`
        : 'You find it with your documents.',
    ],
  })
}
