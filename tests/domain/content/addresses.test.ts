import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import {
  guessedPage,
  isOwnPage,
  KEEPING,
  kindOfAddress,
  PUBLIC_PAGES,
} from '@/src/domain/content/addresses'

const APP = path.resolve(import.meta.dirname, '../../../src/app')

/** Served before any page is looked for, and the page for every address that no other has. */
const NOT_PAGES = /^\/(?:\.well-known|api|favicon\.ico|llms\.txt|og|page-not-found)(?:\/|$)/

/** The address of every page and handler, with an example in place of what varies. */
function routes(): string[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => `/${path.dirname(file)}`)
    .map((route) => route.replaceAll(/\/\([^)]+\)/g, '') || '/')
    .filter((route) => !NOT_PAGES.test(route))
    .map((route) => route.replace('[state]', 'wyoming').replace('[service]', 'ein'))
}

describe('which addresses the site has', () => {
  test.each(routes())('%s is one of them', (route) => {
    expect(isOwnPage(route)).toBe(true)
    expect(kindOfAddress(route.replace('/[[...segments]]', ''))).not.toBe('missing')
  })

  test.each([
    '/llc/atlantis',
    '/services/coffee',
    '/llc',
    '/services',
    '/supportive',
    '/wp-login.php',
  ])('%s is none', (address) => {
    expect(isOwnPage(address)).toBe(false)
  })

  test.each([
    ['/services/EIN', '/services/ein'],
    ['/llc/Wyoming', '/llc/wyoming'],
    ['/Pricing', '/#pricing'],
    ['/login', '/auth'],
    ['/llc/wyoming', null],
    ['/nowhere', null],
  ])('%s nearly names %s', (path, page) => {
    expect(guessedPage(path)).toBe(page)
  })

  test('every one that search engines should know is among them', () => {
    expect(PUBLIC_PAGES.filter((page) => !isOwnPage(page))).toEqual([])
  })
})

describe('what answers at an address', () => {
  test.each([
    ['/', 'page'],
    ['/llc/wyoming', 'page'],
    ['/careers/clerk', 'opening'],
    ['/careers/clerk/preview', 'own'],
    ['/careers/clerk/apply', 'next'],
    ['/checkout', 'frame'],
    ['/api/states', 'list'],
    ['/api/orders', 'next'],
    ['/checkout/ein', 'frame'],
    ['/checkout/return', 'own'],
    ['/checkout/coffee', 'missing'],
    ['/auth/nope', 'missing'],
    ['/auth/reset/', 'own'],
    ['/dashboard/nope', 'missing'],
    ['/dashboard/orders/1/nope', 'missing'],
    ['/orders', 'missing'],
    ['/verify/x', 'missing'],
    ['/checkout/einstein', 'missing'],
    ['/dashboard', 'own'],
    ['/support/tickets/1', 'own'],
    ['/auth', 'own'],
    ['/api/orders', 'next'],
    ['/calendar/1', 'next'],
    ['/robots.txt', 'file'],
    ['/og/llc/wyoming', 'file'],
    ['/og/checkout', 'next'],
    ['/_next/static/chunks/a.js', 'asset'],
    ['/_next/image', 'next'],
    ['/wp-login.php', 'missing'],
  ])('at %s: %s', (path, kind) => {
    expect(kindOfAddress(path)).toBe(kind)
  })

  test('what is made for one visitor is kept nowhere, and a frame in memory alone', () => {
    expect(KEEPING.own).toEqual({ memory: 0, caches: null })
    expect(KEEPING.next).toEqual({ memory: 0, caches: null })
    expect(KEEPING.frame.caches).toBeNull()
  })
})
