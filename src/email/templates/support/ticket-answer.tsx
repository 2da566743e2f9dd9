import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import { MailShell } from '../mail/mail-shell'

export type TicketAnswerProps = {
  readonly brand: MailBrand
  /** What the customer called it. */
  readonly ticketSubject: string
  /** What people quote of it: `T-9F1C2B7A`. */
  readonly reference: string
  /** The first name of whoever answered. */
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

function Quoted({ body }: { body: string }) {
  return body.split(/\n+/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may repeat
    <Text key={index} className="m-text" style={LOOK.text}>
      {line}
    </Text>
  ))
}

function TicketAnswer(props: TicketAnswerProps) {
  const { brand, ticketSubject, reference, from, to, body, files, isClosed, link } = props
  return (
    <MailShell brand={brand} preview={body.slice(0, 120)}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        {`${from} has answered you`}
      </Heading>
      <Text className="m-muted" style={LOOK.small}>
        {`${ticketSubject} · ${reference}`}
      </Text>
      <Text className="m-text" style={LOOK.text}>{`Hello ${to},`}</Text>
      <Quoted body={body} />
      {files.length > 0 && (
        <Text className="m-muted" style={LOOK.small}>
          {`Attached in the conversation: ${files.join(', ')}`}
        </Text>
      )}
      <Section style={{ margin: '24px 0' }}>
        <Button href={link} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          Read and reply
        </Button>
      </Section>
      <Text className="m-muted" style={LOOK.small}>
        {isClosed
          ? 'We have closed this conversation. Your reply opens it again.'
          : 'Please reply there, so that everything stays in one place.'}
      </Text>
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
