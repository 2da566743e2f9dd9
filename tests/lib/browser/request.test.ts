import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { readParts, request } from '@/src/lib/browser/request'
import { failureOf, mayPass, wordsOf } from '@/src/lib/browser/result'

const answering = (answer: (init: RequestInit) => Response | Promise<Response>) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(init)
    return answer(init)
  })
  return asked
}

const refusal = (status: number, error: object, headers = {}) =>
  Response.json({ error }, { status, headers })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a request', () => {
  test('gives the answer as its schema reads it', async () => {
    answering(() => Response.json({ count: '3' }))

    const result = await request('GET', '/api/count', {
      answer: z.object({ count: z.coerce.number() }),
    })

    expect(result).toEqual({ ok: true, value: { count: 3 } })
  })

  test('carries JSON, and outlives the page it was sent from', async () => {
    const asked = answering(() => Response.json({}))

    await request('POST', '/api/name', { body: { name: 'Ada' } })

    expect(asked[0]).toMatchObject({
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
    })
  })

  test('is not kept alive where the browser would refuse it for its length', async () => {
    const asked = answering(() => Response.json({}))

    await request('POST', '/api/text', { body: { text: 'x'.repeat(70_000) } })

    expect(asked[0]?.keepalive).toBe(false)
  })

  test('leaves a form to the browser, which alone knows its boundary', async () => {
    const asked = answering(() => Response.json({}))

    await request('POST', '/api/file', { body: new FormData() })

    expect(asked[0]).toMatchObject({ headers: {}, keepalive: false })
  })

  test('that is refused says why, field by field, with the id for support', async () => {
    const error = { code: 'invalid_input', message: 'No.', fields: { email: 'Taken' }, id: 'e-1' }
    answering(() => refusal(422, error))

    expect(await request('POST', '/api/x')).toMatchObject({
      ok: false,
      status: 422,
      code: 'invalid_input',
      message: 'No.',
      fields: { email: 'Taken' },
      id: 'e-1',
    })
  })

  test('that came too often says how long to wait', async () => {
    answering(() => refusal(429, { code: 'slow', message: 'Wait.' }, { 'retry-after': '30' }))

    expect(await request('POST', '/api/x')).toMatchObject({ status: 429, retryAfter: 30 })
  })

  test('that nobody hears is told from one that is refused', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))

    expect(await request('POST', '/api/x')).toMatchObject({ status: 0, code: 'unreachable' })
  })

  test('does not wait for ever', async () => {
    answering(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )

    expect(await request('POST', '/api/x', { timeoutMs: 10 })).toMatchObject({ status: 0 })
  })

  test('answered by the page of a network has not reached us', async () => {
    answering(() => new Response('<h1>Welcome to the hotel</h1>'))

    const result = await request('GET', '/api/x', { answer: z.unknown() })

    expect(result).toMatchObject({ ok: false, status: 0 })
  })

  test('whose answer lacks a part has failed', async () => {
    answering(() => Response.json({ reference: 'T-1' }))

    const answer = readParts<{ ticket: object }>('ticket')

    expect(await request('GET', '/api/x', { answer })).toMatchObject({
      ok: false,
      code: 'unexpected',
    })
  })
})

describe('a refusal', () => {
  test('by Payload itself is said in its most precise words', () => {
    const errors = [{ message: 'Invalid', data: { errors: [{ message: 'Too large' }] } }]

    expect(failureOf(400, { errors }, null).message).toBe('Too large')
    expect(failureOf(400, { errors: [{ message: 'Invalid' }] }, null).message).toBe('Invalid')
  })

  test('of no known shape is said in ours', () => {
    for (const body of [null, 'no', [], { error: 3 }, { error: { fields: 'x' } }]) {
      expect(failureOf(500, body, 'soon')).toMatchObject({
        code: 'unexpected',
        message: 'Something went wrong. Please try again.',
        retryAfter: null,
      })
    }
  })

  test('ends with the id that support can look up', () => {
    expect(wordsOf(failureOf(500, { error: { message: 'No.', id: 'e-1' } }, null))).toBe(
      'No. (e-1)',
    )
  })

  test('may pass when we are down or asked too often, not when the answer is wrong', () => {
    const passing = [0, 429, 500, 503].map((status) => mayPass(failureOf(status, null, null)))
    const lasting = [400, 401, 403, 404, 409, 422].map((status) =>
      mayPass(failureOf(status, null, null)),
    )

    expect(passing).toEqual([true, true, true, true])
    expect(lasting).not.toContain(true)
  })
})
