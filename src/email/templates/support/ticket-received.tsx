import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

/** Nothing of what was typed is repeated: anybody can type any address. */
export type TicketReceivedProps = {
  readonly brand: MailBrand
  /** What people quote of it: `T-9F1C2B7A`. */
  readonly reference: string
  readonly link: string
  readonly opensWithoutSignIn: boolean
  /** It asks us for an offer. */
  readonly isRequest: boolean
}

const MESSAGE = {
  heading: 'We got your message',
  says: [
    'We got your message and will answer by email.',
    'You can read the conversation and add to it at any time.',
  ],
} as const

const REQUEST = {
  heading: 'We got your request',
  says: [
    'We got your request and will email you an offer within 2 business days.',
    'It lists our fees, what the state charges, and where we read it. You pay nothing until you accept it.',
  ],
} as const

const PRIVATE = 'Anyone with this link can read the conversation. Keep it private.'

/** Tells someone that their message has arrived, and where the answer will be. */
export function ticketReceivedMail(props: TicketReceivedProps) {
  const { brand, reference, link, opensWithoutSignIn, isRequest } = props
  const { heading, says } = isRequest ? REQUEST : MESSAGE
  const small = [
    `${reference}.`,
    opensWithoutSignIn && PRIVATE,
    'If you didn’t write to us, ignore this email.',
  ]
  return letter({
    brand,
    subject: `${heading} (${reference})`,
    preview: says[0],
    heading,
    says,
    button: { label: 'Open the conversation', href: link },
    small: [small.filter(Boolean).join(' ')],
  })
}
