import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Paragraph, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

/** Nothing of what was typed is repeated: anyone can type any address. */
export type ApplicationReceivedProps = {
  readonly brand: MailBrand
  readonly title: string
  /** For how long it is kept: `6 months`. */
  readonly months: string
}

/** Tells an applicant that their application has arrived, and for how long it is kept. */
export function applicationReceivedMail(props: ApplicationReceivedProps): MailTemplate {
  const { brand, title, months } = props
  const heading = 'We got your application'
  return {
    subject: `${heading}: ${title}`,
    body: (
      <MailShell brand={brand} preview={`Thank you for applying for ${title}.`}>
        <Title>{heading}</Title>
        <Paragraph>{`Thank you for applying for ${title}. We will read your application and write to you at this address.`}</Paragraph>
        <Paragraph>
          To change something, send the form again with the same email address. We keep what you
          sent before and read both.
        </Paragraph>
        <SmallPrint>{`We keep your application and CV for ${months}, then delete them. To have them deleted earlier, reply to this email. If you didn’t apply, reply and we will delete the application.`}</SmallPrint>
      </MailShell>
    ),
  }
}
