import { expect, test } from 'vitest'

import { ticketAnswerMail } from '@/src/email/templates/support/ticket-answer'
import { TICKET_ANSWER_PREVIEW } from '@/tests/email/previews/support/ticket-answer'
import { rendering } from '@/tests/support/mail/rendering'

const render = rendering(ticketAnswerMail, TICKET_ANSWER_PREVIEW)

test('an answer says who gives it, to what, and where to go on', async () => {
  const { subject, text } = await render()

  expect(subject).toBe('Re: Can my sister be the registered agent? (T-9F1C2B7A)')
  expect(text).toContain('Hello Ada Moss,')
  expect(text).toContain('The form to name her is attached.')
  expect(text).toContain('Consent to appointment')
  expect(text).toContain(TICKET_ANSWER_PREVIEW.link)
})

test('what was written stays text, and the subject one line', async () => {
  const { html, subject } = await render({
    body: '<img src=x onerror=alert(1)>',
    ticketSubject: 'Hello\r\nBcc: everybody@example.com',
  })

  expect(html).not.toContain('<img src=x')
  expect(subject).toBe('Re: Hello Bcc: everybody@example.com (T-9F1C2B7A)')
})

test('a closed conversation says that a reply opens it again', async () => {
  expect((await render({ isClosed: true })).text).toContain('Your reply opens it again')
})
