import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type SignReminderProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly company: string
  /** The documents that wait for a signature. */
  readonly titles: readonly string[]
  readonly shortOrderId: string
  /** Leads to the order, where they are signed or sent to their signers. */
  readonly link: string
  readonly opensWithoutSignIn: boolean
}

/** Tells a customer that documents of their order wait to be signed. */
export function signReminderMail(props: SignReminderProps) {
  const { brand, firstName, company, titles, shortOrderId, link, opensWithoutSignIn } = props
  const isOne = titles.length === 1
  const what = isOne ? `${titles[0]}` : `${titles.length} documents`
  const whose = company ? ` of ${company}` : ''
  const listed = new Intl.ListFormat('en').format([...titles])
  return letter({
    brand,
    subject: `Ready to sign: ${what}`,
    preview: `${what}${whose} ${isOne ? 'waits' : 'wait'} for signatures.`,
    heading: 'Ready to sign',
    says: [
      `Hello ${firstName},`,
      `What waits for signatures${whose}: ${listed}. Sign on any phone or computer, or send it from your order to those who sign.`,
    ],
    button: { label: 'Open your order', href: link },
    opensWithoutSignIn,
    small: [`Order #${shortOrderId}`],
  })
}
