import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type EmailChangedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** `asked`: a link was mailed to the new address; `done`: someone has followed it. */
  readonly stage: 'asked' | 'done'
  /** The new address with most of it hidden: `a••@example.com`. */
  readonly newAddress: string
  readonly when: string
}

const TEXTS = {
  asked: {
    heading: 'Your email address is about to change',
    what: 'asked us to use another address for your account',
    outcome: 'Nothing changes until the link we emailed to the new address is opened.',
    help: 'If this wasn’t you, change your password now and write to us.',
  },
  done: {
    heading: 'Your email address was changed',
    what: 'changed the email address of your account',
    outcome: 'From now on, sign in with the new address. We’ll email you there.',
    help: 'If this wasn’t you, write to us right away so we can restore your account.',
  },
} as const

/** Tells the old address of an account that it is, or is about to be, no longer its address. */
export function emailChangedMail(props: EmailChangedProps) {
  const { brand, firstName, stage, newAddress, when } = props
  const { heading, what, outcome, help } = TEXTS[stage]
  return letter({
    brand,
    subject: heading,
    preview: `${heading}: ${newAddress}`,
    heading,
    says: [
      `Hello ${firstName}. On ${when} you ${what}: ${newAddress}. ${outcome}`,
      `If this was you, you don’t need to do anything. ${help}`,
    ],
  })
}
