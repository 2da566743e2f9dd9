import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
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

test('the head of a file, and of how the site is, is that of its GET', async () => {
  const { filename } = await builder(await testPayload())('media')

  for (const path of [`/api/media/file/${filename}`, '/api/health', '/api/ready']) {
    const url = `http://localhost:3000${path}`
    // As Next gives it: a proxy, which is no request to those who copy it.
    const asked = new Proxy(new NextRequest(url, { method: 'HEAD' }), {
      get: (request, name) => Reflect.get(request, name, request),
    })
    const [head, got] = [await serveApi(asked), await serveApi(new Request(url))]
    expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'))
  }
})
