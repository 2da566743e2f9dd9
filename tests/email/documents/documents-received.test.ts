import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { documentsReceivedMail } from '@/src/email/templates/documents/documents-received'
import { DOCUMENTS_RECEIVED_PREVIEW as PREVIEW } from '@/tests/email/previews/documents/documents-received'

test('staff read who has uploaded what for which order, and where to see it', async () => {
  const { subject, text, html } = await renderMail(documentsReceivedMail(PREVIEW))

  expect(subject).toBe('Documents for order #9f1c2b7a (Juniper & Oak LLC) from Ada Moss')
  for (const words of ['ada@example.com', 'Passport']) expect(text).toContain(words)
  expect(html).toContain(PREVIEW.link)
})

test('files that belong to no order say so by saying nothing of one', async () => {
  const { subject, text } = await renderMail(documentsReceivedMail({ ...PREVIEW, about: null }))

  expect(subject).toBe('Documents from Ada Moss')
  expect(text).not.toContain('order #')
})
