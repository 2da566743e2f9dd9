import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { resumeCheckoutMail } from '@/src/email/templates/checkout/resume-checkout'
import { RESUME_CHECKOUT_PREVIEW } from '@/tests/email/previews/checkout/resume-checkout'

test('the mail says what waits, that its link works once and until when, and leads back to it', async () => {
  const { html, text } = await renderMail(resumeCheckoutMail(RESUME_CHECKOUT_PREVIEW))

  expect(text).toContain('$249.00')
  expect(text).toContain('Company Information')
  expect(text).toContain('The link works once, on any device, until Nov 28, 2026.')
  expect(html).toContain('token=v1.example')
})
