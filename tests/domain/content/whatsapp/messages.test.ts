import { describe, expect, test } from 'vitest'

import {
  isWindowOpen,
  nextStatus,
  notAfter,
  windowEnd,
} from '@/src/domain/content/whatsapp/message-status'
import {
  confirmedCode,
  isStop,
  spellingsOf,
  templateFor,
  templateText,
} from '@/src/domain/content/whatsapp/message-text'
import { storedTemplates } from '@/src/domain/content/whatsapp/settings-input'

const LAST = '2026-11-21T10:00:00.000Z'
const at = (time: string) => new Date(time)

describe('free text', () => {
  test('is open for 24 hours after the last message, and not a moment longer', () => {
    expect(isWindowOpen(LAST, at('2026-11-22T09:59:59.999Z'))).toBe(true)
    expect(isWindowOpen(LAST, at('2026-11-22T10:00:00.000Z'))).toBe(false)
    expect(windowEnd(LAST)).toEqual(at('2026-11-22T10:00:00.000Z'))
  })

  test('is closed where no one wrote, or at a time that is none', () => {
    expect(isWindowOpen(null, at(LAST))).toBe(false)
    expect(isWindowOpen('soon', at(LAST))).toBe(false)
  })

  test('counts from now at most, whatever year a message is dated', () => {
    expect(notAfter(at('2099-01-01T00:00:00.000Z'), at(LAST))).toEqual(at(LAST))
    expect(notAfter(new Date(Number.NaN), at(LAST))).toEqual(at(LAST))
    expect(notAfter(at('2026-11-01T00:00:00.000Z'), at(LAST))).toEqual(
      at('2026-11-01T00:00:00.000Z'),
    )
  })
})

describe('a status', () => {
  const known = { isUncertain: false }

  test.each([
    ['sending', 'sent', 'sent'],
    ['sending', 'read', 'read'],
    ['sent', 'delivered', 'delivered'],
    ['delivered', 'sent', 'delivered'],
    ['read', 'delivered', 'read'],
    ['read', 'read', 'read'],
    ['sent', 'failed', 'failed'],
    ['delivered', 'failed', 'delivered'],
    ['read', 'failed', 'read'],
  ] as const)('goes only forward: %s, told %s, is %s', (current, told, next) => {
    expect(nextStatus(current, told, known)).toBe(next)
  })

  test('stays failed where WhatsApp refused it, and moves on where no answer had come', () => {
    expect(nextStatus('failed', 'delivered', known)).toBe('failed')
    expect(nextStatus('failed', 'delivered', { isUncertain: true })).toBe('delivered')
    expect(nextStatus('failed', 'failed', { isUncertain: true })).toBe('failed')
  })
})

describe('a template', () => {
  const templates = storedTemplates({
    submitted: { name: 'order_submitted', language: 'en_US', variables: 3 },
    approved: { name: 'Not A Name', language: 'en_US', variables: 1 },
    completed: { name: 'done', language: 'en', variables: 99 },
  })
  const values = ['Maria', 'Blue\n Heron   LLC', '', 'https://example.com']

  test('is filled from its first variable on, in one line each', () => {
    const filled = templateFor(templates, 'submitted', values)
    expect(filled).toEqual({
      name: 'order_submitted',
      language: 'en_US',
      variables: ['Maria', 'Blue Heron LLC', '–'],
    })
    expect(filled && templateText(filled)).toBe(
      'Template “order_submitted” (en_US): Maria, Blue Heron LLC, –',
    )
  })

  test('never ends in half a character', () => {
    const [, long] =
      templateFor(templates, 'submitted', ['Maria', `${'x'.repeat(199)}😀`])?.variables ?? []
    expect(long?.isWellFormed()).toBe(true)
  })

  test('is none where nothing was chosen, or what is stored cannot be one', () => {
    expect(templateFor(templates, 'received', values)).toBeNull()
    expect(templateFor(templates, 'approved', values)).toBeNull()
    expect(templateFor(templates, 'completed', values)).toBeNull()
    expect(templateFor(storedTemplates('nonsense'), 'submitted', values)).toBeNull()
  })
})

describe('a command', () => {
  test.each(['STOP', ' stop. ', '“Stop”', 'Unsubscribe'])('%s ends order news', (body) => {
    expect(isStop(body)).toBe(true)
  })

  test('is nothing that only has the word in it', () => {
    expect(isStop('Please stop my order')).toBe(false)
    expect(confirmedCode('Please confirm ABCD1234 for me')).toBeNull()
    expect(confirmedCode(' confirm abcd1234. ')).toBe('ABCD1234')
  })

  test('comes from one number, however Mexico and Argentina write it', () => {
    expect(spellingsOf('+5215512345678')).toEqual(['+5215512345678', '+525512345678'])
    expect(spellingsOf('+541123456789')).toEqual(['+541123456789', '+5491123456789'])
    expect(spellingsOf('+13075550150')).toEqual(['+13075550150'])
  })
})
