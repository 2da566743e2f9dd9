import { createHmac } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { isSigned } from '@/src/lib/secrets'
import {
  failureOf,
  WhatsAppDeferred,
  WhatsAppLockedOut,
  WhatsAppRefused,
  WhatsAppUncertain,
} from '@/src/lib/whatsapp/send-message'

const SECRET = 'an app secret'
const signed = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')

describe('a signature', () => {
  test('holds for the very bytes and the very secret', () => {
    expect(isSigned('{"a":1}', signed('{"a":1}'), SECRET)).toBe(true)
    expect(isSigned('{"a":1} ', signed('{"a":1}'), SECRET)).toBe(false)
    expect(isSigned('{"a":1}', signed('{"a":1}'), 'another')).toBe(false)
  })

  test('is none by an empty secret, or in another shape', () => {
    const empty = createHmac('sha256', '').update('x').digest('hex')
    expect(isSigned('x', empty, '')).toBe(false)
    expect(isSigned('x', 'abc', SECRET)).toBe(false)
  })
})

describe('an error of the Graph API', () => {
  const error = (code: number) => ({
    error: { code, message: 'No', error_data: { details: 'Why' } },
  })

  test.each([
    [190, WhatsAppLockedOut],
    [131042, WhatsAppLockedOut],
    [200, WhatsAppLockedOut],
    [80007, WhatsAppDeferred],
    [131056, WhatsAppDeferred],
    [131000, WhatsAppDeferred],
    [131047, WhatsAppRefused],
    [132001, WhatsAppRefused],
  ])('%i is told by its kind, in Meta’s words', (code, kind) => {
    const failure = failureOf(400, error(code), '')
    expect(failure).toBeInstanceOf(kind)
    expect(failure.message).toBe(`WhatsApp: ${code} No Why`)
  })

  test('without a code says by its status whether the message may have gone out', () => {
    expect(failureOf(502, null, 'Bad gateway')).toBeInstanceOf(WhatsAppUncertain)
    expect(failureOf(200, {}, '')).toBeInstanceOf(WhatsAppUncertain)
    expect(failureOf(503, null, '')).toBeInstanceOf(WhatsAppDeferred)
    expect(failureOf(404, null, '')).toBeInstanceOf(WhatsAppRefused)
  })
})
