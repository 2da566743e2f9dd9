import { expect, test } from 'vitest'

import { renderMail } from '@/src/email/render'
import { applicationReceivedMail } from '@/src/email/templates/careers/application-received'
import { applicationRejectedMail } from '@/src/email/templates/careers/application-rejected'
import { APPLICATION_RECEIVED_PREVIEW } from '@/tests/email/previews/careers/application-received'
import { APPLICATION_REJECTED_PREVIEW } from '@/tests/email/previews/careers/application-rejected'

test('an applicant hears that the application has arrived, and for how long it is kept', async () => {
  const { subject, text } = await renderMail(applicationReceivedMail(APPLICATION_RECEIVED_PREVIEW))
  expect(subject).toBe('We got your application: Filing Specialist')
  expect(text).toContain('We keep what you sent before and read both')
  expect(text).toContain('We keep your application and CV for 6 months, then delete them')
  expect(text).toContain('If you didn’t apply, reply and we will delete the application')
})

test('a rejection says what staff wrote, paragraph by paragraph, and when all is deleted', async () => {
  const says = ['We have chosen someone else.', '<b>Good luck</b>']
  const { subject, text, html } = await renderMail(
    applicationRejectedMail({ ...APPLICATION_REJECTED_PREVIEW, says }),
  )
  expect(subject).toBe('Your application: Filing Specialist')
  expect(text).toContain('Hello Ana Ruiz,')
  expect(text).toContain('We have chosen someone else.\n\n<b>Good luck</b>')
  expect(text).toContain('We delete it and your CV after May 22, 2027')
  expect(html).toContain('&lt;b&gt;Good luck&lt;/b&gt;')
})
