import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rulesOf, valueProblem } from '@/src/domain/content/editing/element-value'
import {
  imageText,
  imageValueOf,
  linkProblem,
  ownPathOf,
  pageAt,
} from '@/src/domain/content/editing/element-values'
import { panelContrasts } from '@/src/domain/content/editing/panel-contrast'
import { pageContent } from '@/src/domain/content/page-content'

test.each(['/', '/support', '/checkout?state=WY', '/#pricing', 'https://example.com/a?b#c'])(
  'a link may lead to %s',
  (value) => {
    expect(linkProblem(value)).toBeNull()
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://example.com',
  'https://',
  'https://localhost',
  'https://me:secret@example.com',
  'support',
  '/sup port',
  '/admin/users',
  '/api/media',
])('a link may not lead to %s', (value) => {
  expect(linkProblem(value)).not.toBeNull()
})

test('whatever a link may lead to stays on the site, or is a secure address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (value) => {
      if (linkProblem(value) !== null) return
      const { origin, protocol } = new URL(value, 'https://own.example')
      expect(origin === 'https://own.example' || protocol === 'https:').toBe(true)
    }),
  )
})

test('where a path leads is told by the list of pages, by the openings, or by the redirects', () => {
  expect(ownPathOf('/support?from=here#top')).toBe('/support')
  expect(ownPathOf('https://example.com/support')).toBeNull()
  expect(pageAt('/support')).toEqual({ kind: 'page' })
  expect(pageAt('/careers')).toEqual({ kind: 'page' })
  expect(pageAt('/careers/writer')).toEqual({ kind: 'opening', slug: 'writer' })
  expect(pageAt('/old-address')).toEqual({ kind: 'redirect' })
})

const MEDIA = '0192d0f1-7c1e-7a11-8a11-0123456789ab'

test('a picture is its id and the point that stays in sight', () => {
  const image = { media: MEDIA, x: 0, y: 100 }
  expect(imageValueOf(imageText(image))).toEqual(image)
  for (const wrong of ['', MEDIA, `${MEDIA} 50%`, `${MEDIA} 101% 0%`, 'https://x.example/a.png']) {
    expect(imageValueOf(wrong)).toBeNull()
  }
  const rules = rulesOf('image', { default: '' })
  expect(valueProblem('', rules)).toBeNull()
  expect(valueProblem('a.png', rules)).toBe('Choose a picture from the media.')
})

test('the contrast of a color is told for both themes, and of what is no color for none', () => {
  const white = panelContrasts('#FFFFFF', '#3B82F6')
  expect(white.map(({ theme }) => theme)).toEqual(['light', 'dark'])
  expect(white[0]?.ratio).toBeLessThan(1.2)
  expect(white[1]?.ratio).toBeGreaterThan(15)
  expect(panelContrasts('white', '#3B82F6')).toEqual([])
})

test('a page shows what was chosen, and its own where that cannot be shown', () => {
  const of = (value: string) => ({ value, verified: false })
  const picture = { src: '/a.webp', alt: 'A desk', width: 4, height: 3, position: '50% 50%' }
  const stored = {
    'hero.startLink': of('javascript:alert(1)'),
    'cta.startLink': of('https://example.com/start'),
    'hero.titleColor': of('red'),
    'hero.image': { ...of(`${MEDIA} 50% 50%`), picture },
  }
  const page = pageContent('/', stored)
  expect(page.link('hero.startLink')).toBe('/checkout')
  expect(page.link('cta.startLink')).toBe('https://example.com/start')
  expect(page.color('hero.titleColor')).toBeNull()
  expect(page.image('hero.image')).toEqual({ ...picture, mark: '' })
  const marked = pageContent('/', stored, undefined, (_selector, text) => `${text}\u200B`)
  expect(marked.image('hero.image')).toEqual({ ...picture, mark: '\u200B' })
  expect(pageContent('/', {}).image('hero.image')).toBeNull()
})
