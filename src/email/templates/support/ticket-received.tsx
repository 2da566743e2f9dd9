import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailLetter } from '../mail/mail-letter'

/** Nothing of what was typed is repeated: anybody can type any address. */
export type TicketReceivedProps = {
  readonly brand: MailBrand
  /** What people quote of it: `T-9F1C2B7A`. */
  readonly reference: string
  /** Opens the conversation without an account. */
  readonly link: string
}

/** Tells somebody without an account that their message has arrived, and where the answer will be. */
export function ticketReceivedMail({ brand, reference, link }: TicketReceivedProps): MailTemplate {
  const text = 'We got your message and will answer by email.'
  return {
    subject: `We got your message (${reference})`,
    body: (
      <MailLetter
        brand={brand}
        preview={text}
        heading="We got your message"
        says={[text, 'You can read the conversation and add to it at any time.']}
        button={{ label: 'Open the conversation', href: link }}
        small={`${reference}. Anyone with this link can read the conversation. Keep it private. If you didn’t write to us, ignore this email.`}
      />
    ),
  }
}
