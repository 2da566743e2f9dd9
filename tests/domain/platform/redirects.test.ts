import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planRedirects, type RedirectRow } from '@/src/domain/platform/redirects/redirect-file'
import {
  type Leads,
  loopText,
  loopThrough,
  wayFrom,
  withinSite,
} from '@/src/domain/platform/redirects/redirect-graph'

const ORIGIN = 'https://example.com'

const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')

/** Redirects that were added one after the other, those that close a circle left out. */
const grown = (pairs: readonly (readonly [string, string])[]): Leads => {
  const leads = new Map<string, string>()
  for (const [from, to] of pairs) if (!loopThrough(from, to, leads)) leads.set(from, to)
  return leads
}

test('redirects that are taken one by one never lead in a circle', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(path, path), { maxLength: 20 }), (pairs) => {
      const leads = grown(pairs)
      for (const from of leads.keys()) expect(wayFrom(from, leads).isLoop).toBe(false)
    }),
  )
})

test('what is refused would lead in a circle, and what is taken ends somewhere', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(path, path), { maxLength: 12 }),
      path,
      path,
      (pairs, from, to) => {
        const leads = grown(pairs)
        const { isLoop } = wayFrom(from, new Map([...leads, [from, to]]))
        expect(loopThrough(from, to, leads) !== null).toBe(isLoop)
      },
    ),
  )
})

test('a circle is named with every stop', () => {
  const leads = new Map([
    ['/b', '/c'],
    ['/c', '/a'],
  ])
  expect(loopText(loopThrough('/a', '/b', leads) ?? [])).toBe(
    'This would lead in a circle: /a → /b → /c → /a.',
  )
  expect(loopText(loopThrough('/a', '/a', new Map()) ?? [])).toBe(
    'A page cannot redirect to itself.',
  )
})

test('a full address of this site is the page that it names; others stay as they are', () => {
  expect(withinSite('https://example.com/a/', ORIGIN)).toBe('/a')
  expect(withinSite('https://example.com', ORIGIN)).toBe('/')
  expect(withinSite('https://elsewhere.example/a', ORIGIN)).toBe('https://elsewhere.example/a')
  expect(withinSite('/a', ORIGIN)).toBe('/a')
})

const plan = (
  rows: readonly RedirectRow[],
  known: Parameters<typeof planRedirects>[1]['known'] = [],
) => planRedirects(rows, { known, origin: ORIGIN, isPage: (one) => one === '/support' })

const row = (at: number, from: string, to: string, type = '301'): RedirectRow => ({
  row: at,
  from,
  to,
  type,
})

test('a path is compared as browsers ask for it, however it was typed', () => {
  expect(withinSite('/./b', ORIGIN)).toBe('/b')
  expect(withinSite('/%62', ORIGIN)).toBe('/b')
  expect(withinSite('/caf%c3%a9', ORIGIN)).toBe('/caf%C3%A9')
  expect(withinSite('https://example.com/a/../%62', ORIGIN)).toBe('/b')
  const { added, refused } = plan([
    row(2, '/café', '/x'),
    row(3, "/l'atelier", '/a,b+c'),
    row(4, '/ra', '/./rb'),
    row(5, '/rb', '/r%61'),
    row(6, '/r%61', '/rb'),
  ])
  expect(added.map(({ from }) => from)).toEqual(['/caf%C3%A9', "/l'atelier", '/rb'])
  expect(refused.map(({ row: at }) => at)).toEqual([4, 6])
})

test('a file tells row by row what it adds, changes, leaves and cannot use', () => {
  const known = [
    { id: '1', from: '/same', to: '/x', type: '301', isActive: true },
    { id: '2', from: '/other', to: '/x', type: '301', isActive: true },
    { id: '3', from: '/off', to: '/x', type: '301', isActive: false },
  ] as const
  const { added, changed, same, refused } = plan(
    [
      row(2, '/new', '/x', ''),
      row(3, '/same', '/x'),
      row(4, '/other', '/y', '302'),
      row(5, '/off', '/x'),
      row(6, '/new', '/z'),
      row(7, 'no path', '/z'),
      row(8, '/w', 'javascript:alert(1)'),
      row(9, '/v', '/z', '307'),
      row(10, '/support', '/z'),
      row(11, '/x', 'https://example.com/other/'),
      row(12, '/y', '/other'),
    ],
    known,
  )
  expect(added.map((one) => [one.row, one.type])).toEqual([
    [2, '301'],
    [11, '301'],
  ])
  expect(changed.map((one) => [one.row, one.to])).toEqual([
    [4, '/y'],
    [5, '/x'],
  ])
  expect(same).toBe(1)
  expect(refused.map((one) => [one.row, one.column])).toEqual([
    [6, 'from'],
    [7, 'from'],
    [8, 'to'],
    [9, 'type'],
    [10, 'from'],
    [12, 'to'],
  ])
})

test('whatever a file holds, what it would leave behind leads nowhere in a circle', () => {
  const rows = fc.array(fc.tuple(path, path), { maxLength: 20 })
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const known = [...grown(first)].map(
        ([from, to], at) => ({ id: `${at}`, from, to, type: '301', isActive: true }) as const,
      )
      const { added, changed } = plan(
        second.map(([from, to], at) => row(at + 2, from, to)),
        known,
      )
      const leads = new Map(
        [...known, ...added, ...changed].map(({ from, to }) => [from, to] as const),
      )
      for (const from of leads.keys()) expect(wayFrom(from, leads).isLoop).toBe(false)
    }),
  )
})
