import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { payoutDetailsMail } from '@/src/email/templates/affiliates/payout-details'
import { PAYOUT_DETAILS_PREVIEW } from '@/tests/email/previews/affiliates/payout-details'

test('whoever’s money goes elsewhere is told when, where to, and what to do about it', async () => {
  const { subject, text } = await renderMail(payoutDetailsMail(PAYOUT_DETAILS_PREVIEW))
  expect(subject).toBe('Your payout details have changed')
  expect(text).toContain('Bank transfer, •••• 6789')
  expect(text).toContain('On Nov 21, 2026, 9:05 AM EST')
  expect(text).toContain('change your password right away')
  expect(text).toContain(PAYOUT_DETAILS_PREVIEW.link)
})
