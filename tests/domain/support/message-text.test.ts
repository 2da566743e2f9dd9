import fc from 'fast-check'
import { expect, test } from 'vitest'

import { textParts } from '@/src/domain/support/message-text'

const links = (body: string) => textParts(body).flatMap(({ href }) => href ?? [])

test('web addresses become links, without the sentence that ends behind them', () => {
  expect(links('See https://example.com/a?b=1, or (http://example.org).')).toEqual([
    'https://example.com/a?b=1',
    'http://example.org/',
  ])
})

test('nothing but web addresses is ever a link', () => {
  const body =
    'javascript:alert(1) data:text/html,x <a href="x">y</a> www.example.com //evil.example'
  expect(links(body)).toEqual([])
})

test('no character of a message is lost, and every link is http or https', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('https://', 'http://[', '\n', '"'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const body = pieces.join(' ')
      const parts = textParts(body)
      expect(parts.map(({ text }) => text).join('')).toBe(body)
      for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//)
    }),
    { numRuns: 40 },
  )
})
