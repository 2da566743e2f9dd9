import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visitInput } from '@/src/domain/platform/visits/visit-input'
import { asksForPrivacy, sourceOf } from '@/src/domain/platform/visits/visit-source'

const read = (input: object) => visitInput.parse({ path: '/', ...input })

test.each([
  ['/', '/'],
  ['/services/ein/', '/services/ein'],
  ['/support?email=ada@example.com', '/support'],
  ['/terms#refunds', '/terms'],
  ['/?token=1\n2', '/'],
])('%s is counted as %s', (path, counted) => {
  expect(read({ path }).path).toBe(counted)
})

test.each([
  '',
  'support',
  '//evil.example',
  '/\\evil.example',
  '/\u0000',
  '/a\nb',
  `/${'a'.repeat(2000)}`,
  7,
  null,
])('%j is no page', (path) => {
  expect(visitInput.safeParse({ path }).success).toBe(false)
})

test('of the page that linked here only the host is kept', () => {
  expect(read({ referrer: 'https://www.google.com/search?q=my+name' }).referrer).toBe('google.com')
  expect(read({ referrer: 'nonsense' }).referrer).toBe('')
  expect(read({}).referrer).toBe('')
})

test('words of a link are one short line of small letters', () => {
  const { source, campaign } = read({
    source: '  News\u0000\r\nLetter\u202e ',
    campaign: 'A'.repeat(999),
  })
  expect(source).toBe('news letter')
  expect(campaign).toBe('a'.repeat(100))
})

test('whatever a page says is refused or harmless', () => {
  const anything = fc.record(
    {
      path: fc.anything(),
      referrer: fc.anything(),
      source: fc.anything(),
      campaign: fc.anything(),
    },
    { requiredKeys: [] },
  )
  const strings = fc.record({
    path: fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
    referrer: fc.oneof(fc.webUrl(), fc.string()),
    source: fc.string({ unit: 'binary' }),
    campaign: fc.string({ unit: 'binary' }),
  })
  fc.assert(
    fc.property(fc.oneof(anything, strings), (given) => {
      const parsed = visitInput.safeParse(given)
      if (!parsed.success) return
      const { path, referrer, source, campaign } = parsed.data
      expect(path).toMatch(/^\/(?![/\\])[^?#\0]*$/)
      expect(referrer).not.toMatch(/[/?@\s]/)
      for (const word of [source, campaign]) {
        expect(word.length).toBeLessThanOrEqual(100)
        expect(word).not.toMatch(/[\n\r\0]/)
      }
    }),
  )
})

const OWN = ['charterdesk.example', 'localhost']

test.each([
  [{ source: 'newsletter', referrer: 'google.com' }, 'newsletter'],
  [{ source: '', referrer: '' }, 'Direct'],
  [{ source: '', referrer: 'charterdesk.example' }, 'Direct'],
  [{ source: '', referrer: 'google.co.uk' }, 'Google'],
  [{ source: '', referrer: 'duckduckgo.com' }, 'DuckDuckGo'],
  [{ source: '', referrer: 'l.facebook.com' }, 'Facebook'],
  [{ source: '', referrer: 't.co' }, 'X'],
  [{ source: '', referrer: 'notx.com' }, 'notx.com'],
  [{ source: '', referrer: 'google.evil.example' }, 'google.evil.example'],
  [{ source: '', referrer: 'blog.example' }, 'blog.example'],
])('%j came from %s', (visit, source) => {
  expect(sourceOf(visit, OWN)).toBe(source)
})

test.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '0' }, false],
  [{}, false],
])('%j asks for privacy: %s', (headers: Record<string, string>, asks) => {
  expect(asksForPrivacy((name) => headers[name])).toBe(asks)
})
