import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, Paragraph, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type PasswordChangedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** As a person reads it: Nov 21, 2026, 9:05 AM EST. */
  readonly when: string
  /** `reset`: by a link that was mailed; `settings`: by someone who was signed in. */
  readonly how: 'settings' | 'reset'
  /** Where a forgotten password is replaced. */
  readonly resetUrl: string
}

const HOW = {
  settings: 'It was changed in the account settings. Every other browser was signed out.',
  reset:
    'It was changed with a link that we emailed to this address. Every browser was signed out.',
} as const

function PasswordChanged({ brand, firstName, when, how, resetUrl }: PasswordChangedProps) {
  return (
    <MailShell brand={brand} preview={`Your password was changed on ${when}.`}>
      <Title>Your password was changed</Title>
      <Paragraph>
        {`Hello ${firstName}. Your password was changed on ${when}. ${HOW[how]}`}
      </Paragraph>
      <Paragraph>
        If this was you, you don’t need to do anything. If it wasn’t, choose a new password right
        away and write to us.
      </Paragraph>
      <MailButton brand={brand} href={resetUrl}>
        It wasn’t me
      </MailButton>
    </MailShell>
  )
}

/** Tells the owner of an account that its password is another one now. Carries no key to it. */
export function passwordChangedMail(props: PasswordChangedProps): MailTemplate {
  return { subject: 'Your password was changed', body: <PasswordChanged {...props} /> }
}
