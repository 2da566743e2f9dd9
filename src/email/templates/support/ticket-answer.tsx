import type { MailBrand } from '../../mail-brand'
import { letter, SmallPrint, Typed } from '../mail/mail-letter'

export type TicketAnswerProps = {
  readonly brand: MailBrand
  /** What the customer called it. */
  readonly ticketSubject: string
  /** What people quote of it: `T-9F1C2B7A`. */
  readonly reference: string
  /** The first name of anyone who answered. */
  readonly from: string
  /** Whom it answers. */
  readonly to: string
  readonly body: string
  /** The names of files that came along; they are opened in the thread. */
  readonly files: readonly string[]
  /** We think that this settles it. */
  readonly isClosed: boolean
  /** Leads to the thread. */
  readonly link: string
}

/** Brings a customer our answer, and leads back into the conversation. */
export function ticketAnswerMail(props: TicketAnswerProps) {
  const { brand, ticketSubject, reference, from, to, body, files, isClosed, link } = props
  return letter({
    brand,
    subject: `Re: ${ticketSubject} (${reference})`,
    preview: body.slice(0, 120),
    heading: `${from} answered your message`,
    says: [
      <SmallPrint key="about">{`${ticketSubject} · ${reference}`}</SmallPrint>,
      `Hello ${to},`,
      <Typed key="body" body={body} />,
      ...(files.length > 0
        ? [
            <SmallPrint key="files">
              {`Attached in the conversation: ${files.join(', ')}`}
            </SmallPrint>,
          ]
        : []),
    ],
    button: { label: 'Read and reply', href: link },
    small: [
      isClosed
        ? 'We have closed this conversation. Your reply opens it again.'
        : 'Please reply there to keep everything in one place.',
    ],
    noAddress: true,
  })
}
