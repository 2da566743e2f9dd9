import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

/** What happened to someone's two-factor, each as the mail's subject. */
const FACTOR_NEWS = {
  app: 'An authenticator app was added to your account',
  passkey: 'A passkey was added to your account',
  codes: 'You have new recovery codes',
  appRemoved: 'Your authenticator app was removed',
  passkeyRemoved: 'A passkey was removed from your account',
  off: 'Two-factor is off for your account',
  recovery: 'A recovery code was used to confirm it’s you',
  reset: 'Our team reset two-factor for your account',
  unproven: 'Two-factor was removed from your account',
} as const

export type FactorNews = keyof typeof FACTOR_NEWS

export type FactorChangedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly what: FactorNews
  /** As a person reads it: Nov 21, 2026, 9:05 AM EST. */
  readonly when: string
  readonly settingsUrl: string
}

const MORE: Partial<Record<FactorNews, string>> = {
  app: 'You need a code from it when you sign in.',
  passkey: 'You can use it as the second step when you sign in.',
  codes: 'Your old recovery codes no longer work.',
  off: 'Your password alone is enough to sign in. Every other browser was signed out.',
  recovery: 'That code is used up. The others still work.',
  reset:
    'Sign in with your password, then set up two-factor again. You were signed out everywhere.',
  unproven:
    'It was set up before your email address was confirmed. You can set it up again in your settings.',
}

/** Tells the owner of an account that its second factor is another one now. Carries no key to it. */
export function factorChangedMail(props: FactorChangedProps) {
  const { brand, firstName, what, when, settingsUrl } = props
  return letter({
    brand,
    subject: FACTOR_NEWS[what],
    preview: `${FACTOR_NEWS[what]} on ${when}.`,
    heading: FACTOR_NEWS[what],
    says: [
      `Hello ${firstName}. This happened on ${when}. ${MORE[what] ?? ''}`.trim(),
      'If this was you, you don’t need to do anything. If it wasn’t, change your password right away, check your two-factor settings, and write to us.',
    ],
    button: { label: 'Check my account', href: settingsUrl },
  })
}
