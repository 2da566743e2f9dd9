import { expect, test } from 'vitest'

import { feeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { isOnSale } from '@/src/domain/catalogue/facts/on-sale'
import { factsToReview } from '@/src/domain/catalogue/facts/review'
import { citesPage } from '@/src/domain/catalogue/facts/state-fact'
import { isUnconfirmedFee, stateFeeLabel } from '@/src/domain/catalogue/pricing/state-fee-label'
import { typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import { typeFactsView } from '@/src/domain/compliance/type-facts-view'
import { STATE_FACTS } from '@/src/seed/state-facts'
import { feeFact, stateFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-26'
const source = (url: string) => ({ title: 'A page', url })

test.each([
  ['https://tax.vermont.gov', false],
  ['https://dor.wa.gov/', false],
  ['https://corp.delaware.gov/contact/', false],
  ['https://inbiz.in.gov/about/contact', false],
  ['https://www.coloradosos.gov/pubs/info_center/contact.html', false],
  ['https://sos.ks.gov/about/contact-us.html', false],
  ['https://www.sos.mn.gov/media/2296/additional-actions-and-contacts-for-web.pdf', true],
  ['https://sos.wyo.gov/business/docs/businessfees.pdf', true],
])('%s can be the source of a fact: %s', (url, can) => {
  expect(citesPage(source(url))).toBe(can)
})

test('no fact that we ship is confirmed by a homepage or a contact page', () => {
  const facts = Object.values(STATE_FACTS).flat()
  const wrong = facts.filter((fact) => fact.certainty === 'confirmed' && !citesPage(fact.source))

  expect(wrong).toEqual([])
})

test('a fee whose source is a homepage is usual, to be reviewed, and sells no corporation', () => {
  const home = feeFact(100, { company: 'corporation', source: source('https://sos.example.gov') })
  const report = stateFact({ key: 'report', company: 'corporation' })

  expect(feeInForce([home], 'corporation', TODAY)).toMatchObject({ isUsual: true })
  expect(factsToReview([home], TODAY)[0]?.reasons).toContain('unsourced')
  expect(isOnSale([home, report], 'corporation', TODAY)).toBe(false)
})

test('a fact that was read more than 180 days ago loses its mark for visitors', () => {
  const fact = stateFact({
    key: 'report',
    checked: '2026-06-01',
    source: source('https://a.gov/b'),
  })
  const isConfirmed = (today: string) => typeFactsView([fact], 'llc', today).facts[0]?.isConfirmed

  expect(isConfirmed('2026-11-28')).toBe(true)
  expect(isConfirmed('2026-11-29')).toBe(false)
})

test.each([
  ['WA', 200],
  ['SC', 125],
  ['MA', 520],
  ['GA', 110],
  ['AL', 228],
])(
  'the fee charged in %s is the one of the way we file, with all that comes first',
  (code, fee) => {
    const facts = STATE_FACTS[code] ?? []
    expect(typeFees({ facts, filingFee: 0 }, TODAY).llc?.filingFee).toBe(fee)
  },
)

test('a corporation in New York pays the tax on its shares with the filing', () => {
  const fees = typeFees({ facts: STATE_FACTS.NY, filingFee: 0 }, TODAY)

  expect(fees.corporation).toMatchObject({ filingFee: 135, isUsual: true })
})

test('an unconfirmed fee says so on its line, and a clerk is to check it', () => {
  const label = stateFeeLabel({ name: 'Georgia', isUsualFee: true })

  expect(label).toBe('Georgia state filing fee (usual amount, checked before we file)')
  expect(isUnconfirmedFee({ kind: 'state_fee', label })).toBe(true)
  expect(isUnconfirmedFee({ kind: 'state_fee', label: stateFeeLabel({ name: 'Ohio' }) })).toBe(
    false,
  )
  expect(stateFeeLabel({ name: 'Alabama', hasReservation: true }, 'corporation')).toBe(
    'Alabama state filing fee and name reservation (corporation)',
  )
})

test.each(['GA', 'PA', 'NE'])('a corporation in %s is told to publish its formation', (code) => {
  const view = typeFactsView(STATE_FACTS[code] ?? [], 'corporation', TODAY)
  const notice = view.facts.find(({ title }) => title.startsWith('Publish the incorporation'))

  expect(notice?.amount).toMatch(/the newspaper charges extra$/)
  expect(notice?.isConfirmed).toBe(false)
})
