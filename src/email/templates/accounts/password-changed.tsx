import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

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

/** Tells the owner of an account that its password is another one now. Carries no key to it. */
export function passwordChangedMail(props: PasswordChangedProps) {
  const { brand, firstName, when, how, resetUrl } = props
  return letter({
    brand,
    subject: 'Your password was changed',
    preview: `Your password was changed on ${when}.`,
    heading: 'Your password was changed',
    says: [
      `Hello ${firstName}. Your password was changed on ${when}. ${HOW[how]}`,
      'If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away and write to us.',
    ],
    button: { label: 'It wasn’t me', href: resetUrl },
  })
}
