import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isOptimized,
  lengthOf,
  lengthText,
  shortened,
  verdictOn,
} from '@/src/domain/content/seo/lengths'
import { NEW_SEO_PAGE, seoEntry, seoForm, storedSeo } from '@/src/domain/content/seo/seo-form'

test('titles are best at 50 to 60 characters, descriptions at 150 to 160', () => {
  const verdicts = (name: 'pageTitle' | 'metaDescription', lengths: readonly number[]) =>
    lengths.map((length) => verdictOn(name, 'a'.repeat(length)))
  expect(verdicts('pageTitle', [0, 49, 50, 60, 61])).toEqual([
    'empty',
    'short',
    'good',
    'good',
    'long',
  ])
  expect(verdicts('metaDescription', [0, 149, 150, 160, 161])).toEqual([
    'empty',
    'short',
    'good',
    'good',
    'long',
  ])
})

test('the count says how far it is from the recommendation', () => {
  expect(lengthText('pageTitle', 'a'.repeat(48))).toBe(
    '48 characters: 2 short of 50-60 recommended',
  )
  expect(lengthText('pageTitle', 'a'.repeat(63))).toBe('63 characters: 3 over 50-60 recommended')
  expect(lengthText('pageTitle', 'a'.repeat(55))).toBe('55 characters: a good length')
  expect(lengthText('metaDescription', '')).toBe('0 characters: 150-160 recommended')
  expect(lengthText('pageTitle', 'a')).toMatch(/^1 character:/)
})

test('an emoji is one character, and spaces around a text are none', () => {
  expect(lengthOf('  🚀 go ')).toBe(4)
})

test('a page is optimized when both texts are', () => {
  const good = { pageTitle: 'a'.repeat(55), metaDescription: 'b'.repeat(155) }
  expect(isOptimized(good)).toBe(true)
  expect(isOptimized({ ...good, pageTitle: 'short' })).toBe(false)
})

test('a shortened text is a beginning of the whole one, and not longer than its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 80 }), (text, most) => {
      const shown = shortened(text, most)
      const begin = shown.replace(/ …$/, '')
      expect(text.trim().startsWith(begin) || shown === text.trim()).toBe(true)
      expect([...begin].length).toBeLessThanOrEqual(Math.max(most, [...text.trim()].length))
    }),
  )
})

const entry = {
  ...NEW_SEO_PAGE,
  path: '/services/ein',
  pageTitle: 'EIN',
  metaDescription: 'An EIN',
}

const wrong = (change: object) =>
  seoForm.safeParse({ ...entry, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('path, title and description have to be given; lengths are only advice', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ path: '', pageTitle: ' ', metaDescription: '' })).toEqual(
    expect.arrayContaining(['path', 'pageTitle', 'metaDescription']),
  )
  expect(wrong({ path: '//elsewhere' })).toEqual(['path'])
})

test('a picture by URL must be a URL, and one from media has to be chosen', () => {
  const url = seoForm.safeParse({ ...entry, ogSource: 'url', ogImage: 'picture.png' })
  expect(url.error?.issues[0]?.message).toBe('Please enter a valid URL (including https://)')
  expect(wrong({ ogSource: 'media' })).toEqual(['ogMedia'])
  expect(wrong({ ogSource: 'generated', ogImage: 'left over' })).toEqual([])
  expect(wrong({ canonical: 'javascript:alert(1)' })).toEqual(['canonical'])
})

test('what is kept has one source of the picture, and comes back as it was typed', () => {
  const typed = {
    ...entry,
    ogSource: 'url',
    ogImage: 'https://example.com/a.png',
    sitemapPriority: '0.8',
  } as const
  const stored = storedSeo({ ...typed, ogMedia: '0b6f3c4e-8a53-4b1a-9a65-0d2b8f3a7c11' })
  expect(stored).toMatchObject({ ogMedia: null, sitemapPriority: 0.8, canonical: null })
  expect(seoEntry(stored)).toEqual(typed)
})
