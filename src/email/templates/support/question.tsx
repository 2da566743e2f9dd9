import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
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
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        {`${from} asks`}
      </Heading>
      <Text className="m-muted" style={LOOK.small}>
        {`${about} · ${email}`}
      </Text>
      {body.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may repeat
        <Text key={index} className="m-text" style={LOOK.text}>
          {line}
        </Text>
      ))}
      <Section style={{ margin: '24px 0' }}>
        <Button href={link} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          Open the ticket
        </Button>
      </Section>
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
