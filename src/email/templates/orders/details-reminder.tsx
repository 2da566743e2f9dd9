import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type DetailsReminderProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly companyName: string | null
  readonly services: readonly string[]
  /** How long they take together. */
  readonly takes: string
  /** A formation is among them, whose 24 hours wait. */
  readonly startsClock: boolean
  readonly shortOrderId: string
  /** Leads to the order. */
  readonly link: string
  readonly opensWithoutSignIn: boolean
}

const nameOf = ({ companyName, services }: DetailsReminderProps) =>
  companyName ?? services.join(' and ')

/** Reminds a customer who has paid that we wait for the details of a filing. */
export function detailsReminderMail(props: DetailsReminderProps) {
  const { brand, firstName, services, startsClock, takes, link, opensWithoutSignIn } = props
  const what = `Your order for ${nameOf(props)} is paid. We still need your details (${services.join(', ')}).`
  const clock = startsClock ? ['The 24-hour clock starts when we have your details.'] : []
  return letter({
    brand,
    subject: `Reminder: add your details for ${nameOf(props)}`,
    preview: what,
    heading: 'We still need your details',
    says: [`Hello ${firstName},`, `${what} ${takes}`, ...clock],
    button: { label: 'Add details', href: link },
    opensWithoutSignIn,
    small: [`Order #${props.shortOrderId}`],
  })
}
