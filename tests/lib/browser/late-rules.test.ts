import { expect, test } from 'vitest'
import { z } from 'zod'

import { judge } from '@/src/lib/browser/late-rules'

const rules = z.object({
  email: z.string().trim().min(1, 'Enter your email address').max(3, 'Too long'),
  token: z.string().min(1, 'The link is incomplete'),
})

test('rules that arrive late judge what was typed as any others', async () => {
  const verdict = await judge(async () => rules, { email: ' a@b ', token: 'x' })
  expect(verdict).toEqual({ ok: true, typed: { email: 'a@b', token: 'x' } })
})

test('each field says its first complaint, and the form that of no field', async () => {
  const verdict = await judge(async () => rules, { email: '  ', token: '' })
  expect(verdict).toMatchObject({
    ok: false,
    problems: { email: 'Enter your email address', token: 'The link is incomplete' },
  })
  const ofNoField = await judge(async () => rules, { email: 'a@b', token: '' })
  expect(ofNoField).toMatchObject({ ok: false, failure: { message: 'The link is incomplete' } })
})

test('a form whose rules do not arrive is not sent, and says why', async () => {
  const verdict = await judge(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    { email: 'a@b' },
  )
  expect(verdict).toMatchObject({
    ok: false,
    problems: {},
    failure: { message: 'We could not reach the server. Check your connection.' },
  })
})
