import type { MailBrand } from '../../mail-brand'
import { letter, SmallPrint } from '../mail/mail-letter'

export type DocumentsReceivedProps = {
  readonly brand: MailBrand
  readonly from: string
  readonly email: string
  /** The order, in a line; null when the files belong to none. */
  readonly about: string | null
  /** What the first file of the batch is called. */
  readonly firstName: string
  /** Leads to the files in the back-office. */
  readonly link: string
}

/** Tells staff that a customer has handed in files. */
export function documentsReceivedMail(props: DocumentsReceivedProps) {
  const { brand, from, email, about, firstName, link } = props
  return letter({
    brand,
    subject: about ? `Documents for ${about} from ${from}` : `Documents from ${from}`,
    preview: `${from} uploaded ${firstName}`,
    heading: `${from} uploaded documents`,
    says: [
      <SmallPrint key="about">{about ? `${about} · ${email}` : email}</SmallPrint>,
      `The first one is “${firstName}”. You won’t get another email for files uploaded within the next ten minutes.`,
    ],
    button: { label: 'See the documents', href: link },
  })
}
