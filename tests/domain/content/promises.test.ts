import { expect, test } from 'vitest'

import { pageContent } from '@/src/domain/content/page-content'
import { promisesOf, usuallyFollows } from '@/src/domain/content/promises'
import { SERVICE_SEEDS } from '@/src/seed/service-seeds'

const say = promisesOf(pageContent('/layout', {}))

test('a promise is said in the words of its element, and other braces stay', () => {
  const edited = { 'promise.short': { value: 'Filed in a day', verified: false } }
  const sayEdited = promisesOf(pageContent('/layout', edited))

  expect(sayEdited('{short promise} in {state}.')).toBe('Filed in a day in {state}.')
})

test('what others decide is told as what usually follows', () => {
  expect(usuallyFollows('ein', say)).toMatch(/usually .*four business days.*four weeks/)
  expect(usuallyFollows('itin', say)).toMatch(/usually .*7 weeks.*9 to 11 weeks from abroad/)
  expect(usuallyFollows('itin', say)).toContain('expires if it is on no US tax return for three')
  expect(usuallyFollows('bookkeeping', say)).toBeNull()
})

test('the packages of an EIN and an ITIN say when we send, and promise no number by a day', () => {
  const times = SERVICE_SEEDS.filter(({ slug }) => slug === 'ein' || slug === 'itin').flatMap(
    ({ packageTypes }) => packageTypes.map(({ turnaroundTime }) => turnaroundTime),
  )

  expect(times).toHaveLength(4)
  for (const time of times) expect(time).toMatch(/^Sent to the IRS /)
})
