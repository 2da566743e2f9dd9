import { expect, test } from 'vitest'

import { keptAfterErasure } from '@/src/domain/privacy/erasure'
import { renderMail } from '@/src/email/render'
import { emailChangeMail } from '@/src/email/templates/accounts/email-change'
import { emailChangedMail } from '@/src/email/templates/accounts/email-changed'
import { factorChangedMail } from '@/src/email/templates/accounts/factor-changed'
import { passwordChangedMail } from '@/src/email/templates/accounts/password-changed'
import { accountErasedMail } from '@/src/email/templates/privacy/account-erased'
import { EMAIL_CHANGE_PREVIEW } from '@/tests/email/previews/accounts/email-change'
import { EMAIL_CHANGED_PREVIEW } from '@/tests/email/previews/accounts/email-changed'
import { FACTOR_CHANGED_PREVIEW } from '@/tests/email/previews/accounts/factor-changed'
import { PASSWORD_CHANGED_PREVIEW } from '@/tests/email/previews/accounts/password-changed'
import { ACCOUNT_ERASED_PREVIEW } from '@/tests/email/previews/privacy/account-erased'

test('the notice of a new password says when, how, and what to do if it was not you', async () => {
  const { subject, text } = await renderMail(passwordChangedMail(PASSWORD_CHANGED_PREVIEW))

  expect(subject).toBe('Your password was changed')
  expect(text).toContain(PASSWORD_CHANGED_PREVIEW.when)
  expect(text).toContain('in the account settings')
  expect(text).toContain(PASSWORD_CHANGED_PREVIEW.resetUrl)
})

test.each([
  ['app', 'An authenticator app was added to your account', 'You need a code from it'],
  ['off', 'Two-factor is off for your account', 'password alone is enough'],
  ['reset', 'Our team reset two-factor for your account', 'set up two-factor again'],
  [
    'unproven',
    'Two-factor was removed from your account',
    'before your email address was confirmed',
  ],
] as const)(
  'the notice of a changed factor (%s) says what it means',
  async (what, title, meaning) => {
    const { subject, text } = await renderMail(
      factorChangedMail({ ...FACTOR_CHANGED_PREVIEW, what }),
    )

    expect(subject).toBe(title)
    expect(text).toContain(meaning)
    expect(text).toContain(FACTOR_CHANGED_PREVIEW.when)
    expect(text).toContain(FACTOR_CHANGED_PREVIEW.settingsUrl)
  },
)

test('the new address gets the link, and until when it works', async () => {
  const { text } = await renderMail(emailChangeMail(EMAIL_CHANGE_PREVIEW))

  expect(text).toContain(EMAIL_CHANGE_PREVIEW.confirmUrl)
  expect(text).toContain(`until ${EMAIL_CHANGE_PREVIEW.worksUntil}`)
})

test('an address that has an account gets no link, and no name of whoever asked', async () => {
  const { text } = await renderMail(emailChangeMail({ ...EMAIL_CHANGE_PREVIEW, confirmUrl: null }))

  expect(text).toMatch(/already has an account/i)
  expect(text).not.toContain('change-email')
  expect(text).not.toContain(EMAIL_CHANGE_PREVIEW.firstName)
})

test.each([
  ['asked', 'Nothing changes until'],
  ['done', 'From now on, sign in with the new address'],
] as const)(
  'the old address hears that it was %s, without the whole new one',
  async (stage, words) => {
    const { text } = await renderMail(emailChangedMail({ ...EMAIL_CHANGED_PREVIEW, stage }))

    expect(text).toContain(words)
    expect(text).toContain('a•••@example.com')
  },
)

test.each([true, false])(
  'the last mail lists all that is kept, with orders only where there were some: %s',
  async (hadOrders) => {
    const mail = accountErasedMail({ ...ACCOUNT_ERASED_PREVIEW, hadOrders })
    const { text } = await renderMail(mail)
    const said = text.replace(/\s+/g, ' ')

    for (const kept of keptAfterErasure(true)) {
      expect(said.includes(kept), kept).toBe(keptAfterErasure(hadOrders).includes(kept))
    }
    expect(said.includes('invoices')).toBe(hadOrders)
    expect(said).toContain('do-not-email list')
  },
)
