import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { readFacts } from '@/src/front/memory/site-facts'
import { CHANGED_HEADER, FRONT_HEADER, frontSecret } from '@/src/lib/http/front-headers'
import { siteToken } from '@/src/lib/http/site/site-token'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn
beforeAll(async () => {
  payload = await testPayload()
  admin = await person(payload, { role: 'admin' })
})

const token = { authorization: `Bearer ${siteToken()}` }
const settings = (body: object, headers = {}) =>
  api('POST', '/globals/settings', { as: admin, body, headers })

test('the front learns where old addresses lead, what is open, and whose widget is on', async () => {
  const build = builder(payload)
  await build('redirects', { from: '/facts-old', to: '/support', type: '302' })
  await build('redirects', { from: '/facts-off', to: '/support', isActive: false })
  await build('jobOpenings', { slug: 'facts-open' })
  await build('jobOpenings', { slug: 'facts-draft', status: 'draft' })
  await settings({
    tidioEnabled: true,
    tidioEmbedCode: '<script src="//code.tidio.co/abcdefghijklmnopqrstuvwx.js"></script>',
  })
  const facts = readFacts((await api('GET', '/internal/site-facts', { headers: token })).body)

  expect(facts.redirectOf('/facts-old')).toEqual({ to: '/support', status: 302 })
  expect(facts.redirectOf('/facts-off')).toBeNull()
  expect([facts.isOpen('facts-open'), facts.isOpen('facts-draft')]).toEqual([true, false])
  expect(facts.chat?.parts).toContain('https://code.tidio.co')
  await settings({ tidioEnabled: false })
  const later = readFacts((await api('GET', '/internal/site-facts', { headers: token })).body)
  expect(later.chat).toBeNull()
})

const STRANGERS: Record<string, string>[] = [
  {},
  { authorization: 'Bearer guess' },
  { [FRONT_HEADER]: frontSecret() },
]

test('no one else learns it, nor has the site let go of anything', async () => {
  for (const headers of STRANGERS) {
    expect((await api('GET', '/internal/site-facts', { headers })).status).toBe(404)
    const invalidate = { body: { tags: ['seo'] }, headers }
    expect((await api('POST', '/internal/invalidate', invalidate)).status).toBe(404)
  }
})

test('the front is told what a request changed, and no one else', async () => {
  const front = { [FRONT_HEADER]: frontSecret() }
  const edit = await settings({ copyrightText: 'Nothing reserved.' }, front)
  const direct = await settings({ copyrightText: null })
  const look = await api('GET', '/globals/settings', { as: admin, headers: front })

  expect(edit.headers.get(CHANGED_HEADER)).toBe('settings')
  expect(direct.headers.has(CHANGED_HEADER)).toBe(false)
  expect(look.headers.has(CHANGED_HEADER)).toBe(false)
})
