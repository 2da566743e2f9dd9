import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import { MailShell } from '../mail/mail-shell'

export type DocumentsReceivedProps = {
  readonly brand: MailBrand
  readonly from: string
  readonly email: string
  /** The order, in a line; null when the files belong to none. */
  readonly about: string | null
  /** What the first file of the batch is called. */
  readonly firstName: string
  /** Leads to the files in the back-office. */
  readonly link: string
}

function DocumentsReceived({ brand, from, email, about, firstName, link }: DocumentsReceivedProps) {
  return (
    <MailShell brand={brand} preview={`${from} has uploaded ${firstName}`}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        {`${from} has uploaded documents`}
      </Heading>
      <Text className="m-muted" style={LOOK.small}>
        {[about, email].filter(Boolean).join(' · ')}
      </Text>
      <Text className="m-text" style={LOOK.text}>
        {`The first one is “${firstName}”. Files that follow it within ten minutes come without another mail.`}
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={link} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          See the documents
        </Button>
      </Section>
    </MailShell>
  )
}

/** Tells staff that a customer has handed in files. */
export function documentsReceivedMail(props: DocumentsReceivedProps): MailTemplate {
  return {
    subject: props.about
      ? `Documents for ${props.about} from ${props.from}`
      : `Documents from ${props.from}`,
    body: <DocumentsReceived {...props} />,
  }
}
