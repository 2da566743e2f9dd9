import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Paragraph, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type EmailChangedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** `asked`: a link was mailed to the new address; `done`: somebody has followed it. */
  readonly stage: 'asked' | 'done'
  /** The new address with most of it hidden: `a••@example.com`. */
  readonly newAddress: string
  readonly when: string
}

const TEXTS = {
  asked: {
    heading: 'Somebody wants to change your email address',
    what: 'asked us to use another address for your account',
    outcome:
      'Nothing has changed yet: it only does once a link that we mailed to the new address is followed.',
    help: 'If this wasn’t you, change your password now and answer this mail.',
  },
  done: {
    heading: 'Your email address was changed',
    what: 'changed the address of your account',
    outcome: 'From now on you sign in by the new one, and our mails go there.',
    help: 'If this wasn’t you, answer this mail at once: we give you your account back.',
  },
} as const

function EmailChanged({ brand, firstName, stage, newAddress, when }: EmailChangedProps) {
  const texts = TEXTS[stage]
  return (
    <MailShell brand={brand} preview={`${texts.heading}: ${newAddress}`}>
      <Title>{texts.heading}</Title>
      <Paragraph>
        {`Hello ${firstName}. On ${when} you ${texts.what}: ${newAddress}. ${texts.outcome}`}
      </Paragraph>
      <Paragraph>{`If this was you, there is nothing to do. ${texts.help}`}</Paragraph>
    </MailShell>
  )
}

/** Tells the old address of an account that it is, or is about to be, no longer its address. */
export function emailChangedMail(props: EmailChangedProps): MailTemplate {
  return { subject: TEXTS[props.stage].heading, body: <EmailChanged {...props} /> }
}
