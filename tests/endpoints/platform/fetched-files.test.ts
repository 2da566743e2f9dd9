import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

test.each([
  'http://127.0.0.1:3300/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'http://nowhere.invalid/a.png',
])('a file that is to be fetched from %s is refused in words', async (url) => {
  const admin = await signIn(await testPayload(), FIRST_ADMIN.email, FIRST_ADMIN.password)

  const body = { alt: 'x', url, filename: 'a.png' }
  const answer = await api('POST', '/media', { as: admin, body })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    error: { code: 'no_file', message: 'We could not fetch the file from its address.' },
  })
})

test.each([
  'http://127.0.0.1:3300/sandbox/inbox',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/api/health',
  'http://',
  '\u0001',
])('a document that is to be fetched from %j is refused in words, and not kept', async (url) => {
  const payload = await testPayload()
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const body = { type: 'other', url, filename: 'a.pdf' }
  const isKept = async () =>
    (await payload.count({ collection: 'documents', overrideAccess: true })).totalDocs > 0 // looks

  const answer = await api('POST', '/documents', { as: admin, body })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    error: { code: 'no_file', message: 'We could not fetch the file from its address.' },
  })
  expect(await isKept()).toBe(false)
})

test('who may not keep documents has none fetched', async () => {
  const payload = await testPayload()
  const customer = await person(payload)
  const body = { type: 'other', url: 'http://127.0.0.1:3300/', filename: 'a.pdf' }

  for (const as of [customer, null]) {
    expect((await api('POST', '/documents', { as, body })).status).toBe(403)
  }
})
