import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'
import { priceNoteOf } from '@/src/domain/catalogue/licensing/price-notes'
import { LEGAL_PAGES, SITE_PAGES } from '@/src/domain/content/pages/site-pages'
import { contentRows, freshText } from '@/src/domain/content/registry'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { ADDON_SEEDS, CHECKOUT_PACKAGE_SEEDS, SERVICE_SEEDS } from '@/src/seed/catalogue-seeds'
import { EMAIL_TEMPLATE_SEEDS } from '@/src/seed/mail-and-reply-seeds'
import { FAQ_SEEDS, SETTINGS_SEED } from '@/src/seed/site'
import { DELIVERY, DELIVERY_START } from '@/src/storefront/checkout/delivery'

/** Everything that a new installation says to visitors, as one list of texts. */
const SEEDED: readonly string[] = [
  ...contentRows().map((row) => JSON.stringify(freshText(row))),
  ...FAQ_SEEDS.map(({ question, answer }) => `${question} ${answer}`),
  ...Object.values(SITE_PAGES).map(({ text }) => text),
  ...[SERVICE_SEEDS, ADDON_SEEDS, EMAIL_TEMPLATE_SEEDS].map((seeds) => JSON.stringify(seeds)),
  JSON.stringify(CHECKOUT_PACKAGE_SEEDS),
  JSON.stringify(SETTINGS_SEED),
]

/** Shown only while the database cannot be read. */
const STAND_IN = 'src/domain/catalogue/fallback-catalogue.ts'

/** The source of all that customers read: pages, mails, seeds, forms and tasks. */
const SOURCES = globSync('src/{storefront,email,seed,domain,app}/**/*.{ts,tsx}')
  .filter((path) => path !== STAND_IN)
  .map((path) => [path, readFileSync(path, 'utf8')] as const)

const CLAIMS: readonly (readonly [claim: RegExp, why: string])[] = [
  [/No deadline missed/i, 'we remind; we cannot promise it'],
  [/keep them compliant/i, 'the company does that'],
  [/100% accurate/i, 'mistakes happen; we refile at our cost'],
  [/Compliance offer/i, 'it says nothing'],
  [/open a bank account with|ready to open a bank account/i, 'each bank decides'],
  [/late fee is often small/i, 'some are due at once'],
  [/worth \$275|Regular \$324|save \$275/i, 'no one ever paid that price'],
  [/one step away/i, 'it is sent after any step'],
  [/exactly what the state charges/i, 'some fees are the usual amount'],
  [/forward them the same day\b/i, 'offices close'],
  [/address stays private/i, 'many states publish owners’ addresses'],
  [/What most founders|Most owners of a US company/i, 'nothing is recommended'],
  [/1(?:-| to )10 business days/i, 'no source says it of a state'],
  [/(?:answers?|reply|replies) within 24 hours/i, 'support answers within one business day'],
  [/date we last checked/i, 'others read most of it'],
  [/EIN letter in your dashboard|letter appears in your dashboard/i, 'the IRS mails its letter'],
  [/please advise me/i, 'we do not advise'],
  [/'No conflict'|Close: ask first/i, 'an attorney says that'],
  [/CP 575|CP 565/, 'nothing looks like a letter of the IRS'],
  [/what (?:the|a) state wants, and/i, 'a state requires'],
]

test.each(CLAIMS)('nothing that customers read says %s: %s', (claim) => {
  const found = SOURCES.filter(([, source]) => claim.test(source)).map(([path]) => path)

  expect(found).toEqual([])
  expect(SEEDED.filter((text) => claim.test(text))).toEqual([])
})

test('each delivery time has its start beside it', () => {
  for (const tier of TIERS) {
    const { timelineText } = CHECKOUT_PACKAGE_SEEDS[tier]
    expect(timelineText).toBe(`Documents in ${DELIVERY[tier]} ${DELIVERY_START}`)
  }
})

test('no package sells a speed that the promise to all packages beats', () => {
  const seeded = readFileSync('src/seed/seed-everything.ts', 'utf8')
  for (const text of [JSON.stringify(CHECKOUT_PACKAGE_SEEDS), seeded]) {
    expect(text).not.toMatch(/Rush filing|Priority filing|Filed first/)
  }
})

test('the hours of support are the same everywhere, and so is the time of an answer', () => {
  for (const { text } of Object.values(LEGAL_PAGES)) {
    for (const [hours] of text.matchAll(/Mon-Fri [^.\n]*[A-Z]T\b/g)) {
      expect(hours).toBe(SETTINGS_SEED.supportHours)
    }
  }
  const answers = SEEDED.flatMap(
    (text) => text.match(/(?:answers?|Response) within [^.,"”]*/gi) ?? [],
  )
  expect(answers.length).toBeGreaterThan(1)
  for (const one of answers) expect(one).toMatch(/one business day|24 hours|30 days/)
})

test('fees are refundable for 30 days wherever a text gives a number', () => {
  const days = SEEDED.flatMap((text) => text.match(/refundable for (\d+) days/gi) ?? [])

  expect(days.length).toBeGreaterThan(0)
  expect(new Set(days.map((one) => one.match(/\d+/)?.[0]))).toEqual(new Set(['30']))
})

test('the price of the smallest package is the one that headlines name', () => {
  const [starter] = FALLBACK_PACKAGES
  const prices = contentRows()
    .map((row) => JSON.stringify(freshText(row)))
    .filter((text) => /Start your LLC in 24 hours for/.test(text))

  expect(prices.length).toBe(1)
  expect(prices[0]).toContain(`$${starter?.price}`)
})

test('at the price of an EIN it says who we are not, and at that of an ITIN what the IRS accepts', () => {
  const timing = (page: string) =>
    contentRows()
      .map((row) => JSON.stringify(freshText(row)))
      .find((text) => text.includes('service.timing') && text.includes(page))

  expect(priceNoteOf('ein')?.text).toBe('We are not the IRS. You can get an EIN free at irs.gov.')
  expect(timing('/services/ein')).not.toMatch(/not the IRS/)
  expect(timing('/services/itin')).toMatch(/only original documents, or copies certified/)
})
