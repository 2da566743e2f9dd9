import { expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

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
    error: { code: 'no_file', message: 'The file could not be fetched from its address.' },
  })
})
