import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { guessedPage, isOwnPage, PUBLIC_PAGES } from '@/src/domain/content/public-pages'

const APP = path.resolve(import.meta.dirname, '../../../src/app')

/** Served before any page is looked for, and the page for every address that no other has. */
const NOT_PAGES = /^\/(?:api|favicon\.ico|llms\.txt|og|page-not-found)(?:\/|$)/

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
