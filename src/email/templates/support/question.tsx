import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, SmallPrint, Title, Typed } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

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

function Question({ brand, from, email, about, body, link }: QuestionProps) {
  return (
    <MailShell brand={brand} preview={body.slice(0, 120)}>
      <Title>{`${from} asks`}</Title>
      <SmallPrint>{`${about} · ${email}`}</SmallPrint>
      <Typed body={body} />
      <MailButton brand={brand} href={link}>
        Open the ticket
      </MailButton>
    </MailShell>
  )
}

/** Tells staff that somebody has written: a customer about an order, or anybody to support. */
export function questionMail(props: QuestionProps): MailTemplate {
  return {
    subject: props.subject,
    body: <Question {...props} />,
  }
}
