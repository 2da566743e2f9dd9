import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { OrderButton, Paragraph, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

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

function DetailsReminder(props: DetailsReminderProps) {
  const { brand, link, opensWithoutSignIn, services, startsClock, takes } = props
  const what = `Your order for ${nameOf(props)} is paid. We still need your details (${services.join(', ')}).`
  return (
    <MailShell brand={brand} preview={what}>
      <Title>We still need your details</Title>
      <Paragraph>{`Hello ${props.firstName},`}</Paragraph>
      <Paragraph>{`${what} ${takes}`}</Paragraph>
      {startsClock && <Paragraph>The 24-hour clock starts when we have your details.</Paragraph>}
      <OrderButton brand={brand} href={link} opensWithoutSignIn={opensWithoutSignIn}>
        Add details
      </OrderButton>
      <SmallPrint>{`Order #${props.shortOrderId}`}</SmallPrint>
    </MailShell>
  )
}

/** Reminds a customer who has paid that we wait for the details of a filing. */
export function detailsReminderMail(props: DetailsReminderProps): MailTemplate {
  return {
    subject: `Reminder: add your details for ${nameOf(props)}`,
    body: <DetailsReminder {...props} />,
  }
}
