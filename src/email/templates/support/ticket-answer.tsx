import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, Paragraph, SmallPrint, Title, Typed } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

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

function TicketAnswer(props: TicketAnswerProps) {
  const { brand, ticketSubject, reference, from, to, body, files, isClosed, link } = props
  return (
    <MailShell brand={brand} preview={body.slice(0, 120)} noAddress>
      <Title>{`${from} answered your message`}</Title>
      <SmallPrint>{`${ticketSubject} · ${reference}`}</SmallPrint>
      <Paragraph>{`Hello ${to},`}</Paragraph>
      <Typed body={body} />
      {files.length > 0 && (
        <SmallPrint>{`Attached in the conversation: ${files.join(', ')}`}</SmallPrint>
      )}
      <MailButton brand={brand} href={link}>
        Read and reply
      </MailButton>
      <SmallPrint>
        {isClosed
          ? 'We have closed this conversation. Your reply opens it again.'
          : 'Please reply there to keep everything in one place.'}
      </SmallPrint>
    </MailShell>
  )
}

/** Brings a customer our answer, and leads back into the conversation. */
export function ticketAnswerMail(props: TicketAnswerProps): MailTemplate {
  return {
    subject: `Re: ${props.ticketSubject} (${props.reference})`,
    body: <TicketAnswer {...props} />,
  }
}
