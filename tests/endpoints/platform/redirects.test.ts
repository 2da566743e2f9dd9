import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const resolve = (path: string) => api('GET', `/redirects/resolve?${new URLSearchParams({ path })}`)

async function leads(from: string, to: string, rest: Record<string, unknown> = {}) {
  await payload.create({
    collection: 'redirects',
    data: { from, to, type: '301', isActive: true, hits: 0, ...rest },
    depth: 0,
    overrideAccess: true, // arranging the test
  })
}

test('an old address leads where staff wrote down, for good or for a while', async () => {
  await leads('/old-pricing', '/support')
  await leads('/summer', 'https://elsewhere.example/summer', { type: '302' })

  expect(await resolve('/old-pricing')).toMatchObject({
    status: 200,
    body: { to: '/support', status: 301 },
  })
  expect(await resolve('/summer')).toMatchObject({
    status: 200,
    body: { to: 'https://elsewhere.example/summer', status: 302 },
  })
})

test('one that is switched off, or that nobody wrote down, leads nowhere', async () => {
  await leads('/paused', '/support', { isActive: false })

  const answers = [await resolve('/paused'), await resolve('/never'), await resolve('')]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('a redirect leads to a page of ours or to a secure address, never to a script', async () => {
  for (const to of ['javascript:alert(1)', '//elsewhere.example', 'http://elsewhere.example']) {
    await expect(leads(`/to-${crypto.randomUUID()}`, to), to).rejects.toThrow()
  }
})
