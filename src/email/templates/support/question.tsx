import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Typed } from '../mail/mail-parts'
import { StaffNotice } from '../mail/staff-notice'

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
    <StaffNotice
      about={[about, email]}
      brand={brand}
      button={{ label: 'Open the ticket', href: link }}
      heading={`${from} asks`}
      preview={body.slice(0, 120)}
    >
      <Typed body={body} />
    </StaffNotice>
  )
}

/** Tells staff that someone has written: a customer about an order, or anybody to support. */
export function questionMail(props: QuestionProps): MailTemplate {
  return {
    subject: props.subject,
    body: <Question {...props} />,
  }
}
