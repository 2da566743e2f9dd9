import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { accountExistsMail } from '@/src/email/templates/accounts/account-exists'
import { confirmAddressMail } from '@/src/email/templates/accounts/confirm-address'
import { invitationMail } from '@/src/email/templates/accounts/invitation'
import { resetPasswordMail } from '@/src/email/templates/accounts/reset-password'
import { ACCOUNT_EXISTS_PREVIEW } from '@/tests/email/previews/accounts/account-exists'
import { CONFIRM_ADDRESS_PREVIEW } from '@/tests/email/previews/accounts/confirm-address'
import { INVITATION_PREVIEW } from '@/tests/email/previews/accounts/invitation'
import { RESET_PASSWORD_PREVIEW } from '@/tests/email/previews/accounts/reset-password'

test('the confirmation leads to its page and says how long the link works', async () => {
  const { html, text } = await renderMail(confirmAddressMail(CONFIRM_ADDRESS_PREVIEW))

  expect(html).toContain('/auth/confirm?token=example')
  expect(text).toContain('for 2 days')
})

test('somebody with an account finds the way in and the way to another password, and no key', async () => {
  const { html } = await renderMail(accountExistsMail(ACCOUNT_EXISTS_PREVIEW))

  expect(html).toContain('http://localhost:3000/auth"')
  expect(html).toContain('/auth/forgot')
  expect(html).not.toContain('token=')
})

test('the key to a new password greets nobody whose name may be a stranger’s', async () => {
  const known = await renderMail(resetPasswordMail(RESET_PASSWORD_PREVIEW))
  const unknown = await renderMail(
    resetPasswordMail({ ...RESET_PASSWORD_PREVIEW, firstName: null }),
  )

  expect(known.text).toContain('Hello Ada.')
  expect(unknown.text).not.toContain('Hello')
  expect(unknown.text).toContain('for 1 hour')
})

test.each([
  [true, 'your staff account'],
  [false, 'follow your orders'],
])('an invitation (to staff: %s) says what it is to', async (isStaff, words) => {
  const { text } = await renderMail(invitationMail({ ...INVITATION_PREVIEW, isStaff }))

  expect(text.replaceAll('\n', ' ')).toContain(words)
  expect(text).toContain('Grace Hill')
})
