import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { headingProblem, type PageFacts } from '@/src/domain/content/seo/page-findings'
import { type SiteFacts, siteFindings } from '@/src/domain/content/seo/site-findings'

const page = (path: string, facts: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title: `Title of ${path}`,
  description: `What ${path} is about`,
  canonical: path,
  isIndexed: true,
  headings: [{ level: 1, text: path }],
  unnamedPictures: [],
  links: [],
  places: [],
  ...facts,
})

const site = (pages: readonly PageFacts[], facts: Partial<SiteFacts> = {}): SiteFacts => ({
  origin: 'https://example.com',
  pages,
  answers: new Map(pages.map(({ path }) => [path, 200])),
  sitemap: new Set(pages.map(({ path }) => path)),
  expected: pages.map(({ path }) => path),
  redirects: new Map(),
  isPersonal: () => false,
  ...facts,
})

const found = (pages: readonly PageFacts[], facts: Partial<SiteFacts> = {}) =>
  siteFindings(site(pages, facts)).map(({ kind, path, detail }) => `${kind} ${path}: ${detail}`)

test('a site in order has nothing to mend', () => {
  expect(found([page('/'), page('/a', { links: ['/', '/a#here'], places: ['here'] })])).toEqual([])
})

describe('texts', () => {
  test('missing and too long', () => {
    const long = 'a'.repeat(161)
    expect(
      found([
        page('/a', { title: '', description: '' }),
        page('/b', { title: long, description: long }),
      ]).map((one) => one.split(':')[0]),
    ).toEqual([
      'title_missing /a',
      'title_long /b',
      'description_missing /a',
      'description_long /b',
    ])
  })

  test('the same on several pages, each with the others', () => {
    const same = { title: 'Same', description: 'Same too' }
    expect(found([page('/a', same), page('/b', { ...same, title: ' same ' }), page('/c')])).toEqual(
      [
        'title_duplicate /a: The same as /b',
        'title_duplicate /b: The same as /a',
        'description_duplicate /a: The same as /b',
        'description_duplicate /b: The same as /a',
      ],
    )
  })

  test('of hidden pages, and of those that belong to another, do not count', () => {
    const same = { title: 'Same', description: 'Same too' }
    expect(found([page('/a', same), page('/b', { ...same, isIndexed: false })])).toEqual([])
    expect(
      found([page('/a', same), page('/b', { ...same, canonical: 'https://example.com/a' })]),
    ).toEqual(['canonical_elsewhere /b: Canonical: /a'])
  })
})

test('an indexed page that the sitemap leaves out is named, one for a single person is not', () => {
  const facts = { sitemap: new Set<string>(), isPersonal: (path: string) => path === '/checkout' }
  expect(found([page('/a'), page('/checkout'), page('/b', { isIndexed: false })], facts)).toEqual([
    'not_in_sitemap /a: Not listed in /sitemap.xml',
  ])
})

describe('headings', () => {
  test.each([
    [[1, 2, 3, 3, 2, 3], null],
    [[2, 3], 'No main heading (h1)'],
    [[1, 2, 1], '2 main headings (h1)'],
    [[1, 3], 'h3 “3” follows an h1'],
    [[], 'No main heading (h1)'],
  ])('%j: %s', (levels, problem) => {
    expect(headingProblem(levels.map((level) => ({ level, text: `${level}` })))).toBe(problem)
  })

  test('any order that goes down one level at a time is in order', () => {
    const steps = fc.array(fc.integer({ min: -4, max: 1 }))
    fc.assert(
      fc.property(steps, (moves) => {
        const levels = [1]
        for (const move of moves) levels.push(Math.min(6, Math.max(2, (levels.at(-1) ?? 1) + move)))
        expect(headingProblem(levels.map((level) => ({ level, text: '' })))).toBeNull()
      }),
    )
  })
})

test('a broken link is told once, with the pages that have it, and so is a place that is not there', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) =>
    page(path, { links: ['/gone', '/a#nowhere', '/elsewhere'] }),
  )
  const answers = new Map([...pages.map(({ path }) => [path, 200] as const), ['/gone', 404]])
  expect(found(pages, { answers })).toEqual([
    'broken_link /a: /gone answers 404. Linked from /a, /b, /c and 2 more pages',
    'broken_link /a: /a#nowhere has no such place. Linked from /a, /b, /c and 2 more pages',
  ])
})

test('a page that has to be there and is not', () => {
  const facts = {
    expected: ['/', '/gone'],
    answers: new Map([
      ['/', 200],
      ['/gone', 500],
    ]),
  }
  expect(found([page('/')], facts)).toEqual(['unreachable /gone: Answers 500'])
})

test('a picture that says nothing is told once', () => {
  const unnamedPictures = ['/logo.png', '/logo.png']
  expect(found([page('/a', { unnamedPictures }), page('/b', { unnamedPictures })])).toEqual([
    'image_alt /a: /logo.png on /a, /b',
  ])
})

test('redirects over several stops, also by a full address of ours, and to what is not there', () => {
  const redirects = new Map([
    ['/1', 'https://example.com/2'],
    ['/2', '/a'],
    ['/3', '/gone'],
    ['/4', 'https://elsewhere.example/'],
  ])
  const answers = new Map([
    ['/a', 200],
    ['/gone', 404],
  ])
  expect(found([page('/a')], { redirects, answers })).toEqual([
    'redirect_broken /3: /gone answers 404',
    'redirect_chain /1: /1 → /2 → /a',
  ])
})
