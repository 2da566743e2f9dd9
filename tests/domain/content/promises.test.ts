import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'
import { pageContent } from '@/src/domain/content/page-content'
import { promisesOf, usuallyFollows } from '@/src/domain/content/promises'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-text'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { CHECKOUT_PACKAGE_SEEDS, SERVICE_SEEDS } from '@/src/seed/catalogue-seeds'
import { DELIVERY } from '@/src/storefront/checkout/delivery'
import { differingPromises } from '@/tests/support/promises'

import { textsOf } from './readable-texts'

const FILES =
  '{src/{storefront,email,domain,pdf,services,app,admin,fields,seed},collections,globals,hooks,endpoints}/**/*.{ts,tsx}'

const texts = globSync(FILES).flatMap((file) =>
  textsOf(readFileSync(file, 'utf8')).map((text) => ({ file, text })),
)

test('no text names another time for a refund than the one we promise', () => {
  expect(texts.length).toBeGreaterThan(2000)
  expect(differingPromises(texts.map(({ text }) => text))).toEqual([])
})

test('another time for a refund is noticed', () => {
  const wrong = [
    'We refund you within 10 days',
    'The money goes back, and refunds take 5 to 8 business days',
    '60-day money-back guarantee',
  ]
  const right = [
    'Our fees are refundable for 30 days. Documents arrive in 9 days.',
    '30-day money-back guarantee',
    'A refund takes 5 to 7 business days',
  ]
  expect(differingPromises([...wrong, ...right])).toEqual(wrong)
})

test('how long a refund takes is written in one place', () => {
  const about = /\b(?:review|answer|pay|refund|back|bank)\b.*(?:2|5-7|5 to 7) business days/i
  const places = texts.filter(({ text }) => about.test(text)).map(({ file }) => file)
  expect([...new Set(places)]).toEqual(['src/domain/vocabulary/money/refund-text.ts'])
})

test('a package is delivered in the same time wherever that is said', () => {
  for (const tier of TIERS) {
    expect(CHECKOUT_PACKAGE_SEEDS[tier].timelineText).toMatch(`Documents in ${DELIVERY[tier]}`)
  }
  const starter = FALLBACK_PACKAGES.find(({ tier }) => tier === 'starter')
  expect(starter?.features).toContain('7-10 business day processing')
})

test('a text that names a promise in braces says it, and keeps other braces', () => {
  const stored = { 'promise.refunds': { value: 'Ours for 30 days.', verified: false } }
  const say = promisesOf(pageContent('/layout', stored))
  expect(say('{refund terms} {refund time} {name}')).toBe(`Ours for 30 days. ${REFUND_TIME} {name}`)
})

const sayDefaults = promisesOf(pageContent('/layout', {}))

test('what others decide is told as what usually follows', () => {
  expect(usuallyFollows('ein', sayDefaults)).toMatch(/usually .*four business days.*four weeks/)
  expect(usuallyFollows('itin', sayDefaults)).toMatch(
    /usually .*7 weeks.*9 to 11 weeks from abroad/,
  )
  expect(usuallyFollows('itin', sayDefaults)).toContain(
    'expires if it is on no US tax return for three',
  )
  expect(usuallyFollows('bookkeeping', sayDefaults)).toBeNull()
})

test('the packages of an EIN and an ITIN say when we send, and promise no number by a day', () => {
  const times = SERVICE_SEEDS.filter(({ slug }) => slug === 'ein' || slug === 'itin').flatMap(
    ({ packageTypes }) => packageTypes.map(({ turnaroundTime }) => turnaroundTime),
  )

  expect(times).toHaveLength(4)
  for (const time of times) expect(time).toMatch(/^Sent to the IRS /)
})
