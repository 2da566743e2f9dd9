import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { openTicket } from '@/src/services/support/open-ticket'
import { ticketToken } from '@/src/services/support/ticket-pass'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

const address = () => `ada.${crypto.randomUUID().slice(0, 8)}@example.com`

const open = (email: string, user: Parameters<typeof openTicket>[1]['user'] = null) =>
  inTransaction(payload, (req) =>
    openTicket(req, {
      topic: 'other',
      subject: 'A question',
      message: 'Buy my watches',
      user,
      requester: { name: 'Ada', email },
    }),
  )

test('a guest gets the link to the conversation at once, and nothing of what was typed', async () => {
  const email = address()
  const { id, reference } = await open(email)

  const [mail, ...others] = await mailsTo(payload, email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'ticket-received' })
  expect(mail?.subject).toContain(reference)
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('watches')
  const { url, token } = await mailedLink(payload, email, 'ticket-received')
  expect(url.pathname).toBe(`/support/tickets/${id}/open`)
  expect(token).toBe(ticketToken(id))
})

test('who has an account finds it there, and gets no such mail', async () => {
  const customer = await person(payload)
  const user = await payload.findByID({
    collection: 'users',
    id: customer.id,
    depth: 0,
    overrideAccess: true, // as they are signed in
  })
  const email = address()
  await open(email, user)
  expect(await mailsTo(payload, email)).toEqual([])
})
