import type { MailBrand } from '../../mail-brand'
import { letter, SmallPrint, Typed } from '../mail/mail-letter'

export type QuestionProps = {
  readonly brand: MailBrand
  readonly subject: string
  readonly from: string
  readonly email: string
  /** The order or the subject, in a line. */
  readonly about: string
  readonly body: string
  /** Leads to the ticket in the back-office. */
  readonly link: string
}

/** Tells staff that someone has written: a customer about an order, or anybody to support. */
export function questionMail(props: QuestionProps) {
  const { brand, subject, from, email, about, body, link } = props
  return letter({
    brand,
    subject,
    preview: body.slice(0, 120),
    heading: `${from} asks`,
    says: [
      <SmallPrint key="about">{`${about} · ${email}`}</SmallPrint>,
      <Typed key="body" body={body} />,
    ],
    button: { label: 'Open the ticket', href: link },
  })
}
