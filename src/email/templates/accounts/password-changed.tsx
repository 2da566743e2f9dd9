import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import { MailShell } from '../mail/mail-shell'

export type PasswordChangedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** As a person reads it: Nov 21, 2026, 9:05 AM EST. */
  readonly when: string
  /** `reset`: by a link that was mailed; `settings`: by somebody who was signed in. */
  readonly how: 'settings' | 'reset'
  /** Where a forgotten password is replaced. */
  readonly resetUrl: string
}

const HOW = {
  settings: 'It was changed in the account settings. Every other browser was signed out.',
  reset: 'It was changed by a link that we mailed to this address. Every browser was signed out.',
} as const

function PasswordChanged({ brand, firstName, when, how, resetUrl }: PasswordChangedProps) {
  return (
    <MailShell brand={brand} preview={`The password of your account was changed on ${when}.`}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        Your password was changed
      </Heading>
      <Text className="m-text" style={LOOK.text}>
        {`Hello ${firstName}. The password of your account has been another one since ${when}. ${HOW[how]}`}
      </Text>
      <Text className="m-text" style={LOOK.text}>
        If this was you, there is nothing to do. If it wasn’t, choose a new password at once and
        answer this mail.
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={resetUrl} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          It wasn’t me
        </Button>
      </Section>
    </MailShell>
  )
}

/** Tells the owner of an account that its password is another one now. Carries no key to it. */
export function passwordChangedMail(props: PasswordChangedProps): MailTemplate {
  return { subject: 'Your password was changed', body: <PasswordChanged {...props} /> }
}
