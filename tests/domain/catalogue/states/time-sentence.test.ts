import { expect, test } from 'vitest'

import { processingTime } from '@/src/domain/catalogue/pricing/expedite-tiers'
import { stateTime, timeSentence } from '@/src/domain/catalogue/states/time-sentence'
import { STATE_FACTS } from '@/src/seed/state-facts'

const PROMISE = 'We file within 24 hours.'

const of = (code: string, day = '2026-11-26') => processingTime(STATE_FACTS[code] ?? [], 'llc', day)

test('our part and the state’s are two sentences, the second only where it was read', () => {
  expect(timeSentence(PROMISE, 'Wyoming', of('WY'))).toBe(
    'We file within 24 hours. Wyoming then takes up to 15 business days with a filing on paper.',
  )
  expect(stateTime('Georgia', of('GA'))).toBe('Georgia takes 7-10 business days')
  for (const code of ['DE', 'FL', 'TX']) {
    expect(timeSentence(PROMISE, code, of(code))).toBe(PROMISE)
    expect(stateTime(code, of(code))).toBe('')
  }
})

test('a time that was read too long ago is said no more, nor is another type’s', () => {
  expect(of('GA', '2027-06-01')).toBe('')
  expect(processingTime(STATE_FACTS.GA ?? [], 'corporation', '2026-11-26')).toBe('')
})

test('every time that we ship follows the name of its state', () => {
  const times = Object.keys(STATE_FACTS)
    .map((code) => of(code))
    .filter(Boolean)

  expect(times.length).toBeGreaterThan(10)
  for (const time of times) expect(time).toMatch(/^(?:takes|processes) [^.]+$/)
})
