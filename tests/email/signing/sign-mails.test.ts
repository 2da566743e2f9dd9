import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { signReminderMail } from '@/src/email/templates/signing/sign-reminder'
import { signRequestMail } from '@/src/email/templates/signing/sign-request'
import { signVoidMail } from '@/src/email/templates/signing/sign-void'
import { signedCopyMail } from '@/src/email/templates/signing/signed-copy'
import { SIGN_REMINDER_PREVIEW } from '@/tests/email/signing/sign-reminder.preview'
import { SIGN_REQUEST_PREVIEW } from '@/tests/email/signing/sign-request.preview'
import { SIGN_VOID_PREVIEW } from '@/tests/email/signing/sign-void.preview'
import { SIGNED_COPY_PREVIEW } from '@/tests/email/signing/signed-copy.preview'

test('a signer reads what they sign as whom, and that the link is theirs alone', async () => {
  const { subject, text } = await renderMail(signRequestMail(SIGN_REQUEST_PREVIEW))
  expect(subject).toBe('Please sign: Operating Agreement')
  expect(text).toContain('for Cedar Labs LLC and sign it as Member, 40%')
  expect(text).toContain('It opens once, within 7 days')
  const owner = { ...SIGN_REQUEST_PREVIEW, worksFor: null }
  expect((await renderMail(signRequestMail(owner))).text).toContain('Sign in with your account')
})

test('the copy of a co-owner works without an account', async () => {
  const { text } = await renderMail(signedCopyMail(SIGNED_COPY_PREVIEW))
  expect(text).toContain('The link works for 30 days, without an account.')
})

test('when a document has changed, people read whose signatures are void and who signs again', async () => {
  const { text } = await renderMail(signVoidMail(SIGN_VOID_PREVIEW))
  expect(text).toContain('The signatures of Grace Hill are void.')
  expect(text).toContain('signed by Grace Hill and Ada Hill')
  const unsigned = { ...SIGN_VOID_PREVIEW, signedBy: [] }
  expect((await renderMail(signVoidMail(unsigned))).text).toContain('have stopped working')
})

test('a reminder names what waits for signatures, one document by its title', async () => {
  const { subject, text } = await renderMail(signReminderMail(SIGN_REMINDER_PREVIEW))
  expect(subject).toBe('Ready to sign: 2 documents')
  expect(text).toContain('Operating Agreement and Banking Resolution')
  const one = { ...SIGN_REMINDER_PREVIEW, titles: ['Form SS-4'], company: '' }
  expect((await renderMail(signReminderMail(one))).subject).toBe('Ready to sign: Form SS-4')
})
