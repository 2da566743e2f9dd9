import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { FilingForm } from '@/src/storefront/filing/FilingForm'
import { FilingSummary } from '@/src/storefront/filing/FilingSection'
import { answersOf, formOf, idFor } from '@/src/storefront/filing/filing-form'

const COUNTRIES = [{ value: 'US', label: 'United States' }]

const ADA = { name: 'Ada Moss', address: '1 Main St, Dover' }

const VIEW: FilingView = {
  orderId: '11111111-2222-4333-8444-555555555555',
  companyName: 'Blue Heron Inc.',
  filedAs: null,
  companyType: 'corporation',
  state: { code: 'DE', name: 'Delaware', agent: null },
  agentOffer: { isIncluded: true, yearlyMinor: 99_00, addonId: null },
  businessAddress: null,
  today: '2026-11-27',
  makesAgreement: false,
  answers: { ...NO_ANSWERS, managers: [{ name: '', address: '' }] },
  taxIdLast4: null,
  completedAt: null,
  closed: null,
}

const render = (view: FilingView) =>
  renderToStaticMarkup(
    <FilingForm countries={COUNTRIES} onComplete={() => undefined} view={view} />,
  )

test.each(['llc', 'corporation'] as const)(
  'whatever is missing of a %s has a control under an id of its own',
  (companyType) => {
    const view = { ...VIEW, companyType }
    const markup = render(view)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const missing = whatIsMissing(view.answers, { ...view, hasTaxId: false })

    expect(new Set(ids).size).toBe(ids.length)
    expect(missing.length).toBeGreaterThan(5)
    for (const { path } of missing) expect(ids).toContain(idFor(path))
  },
)

test('a corporation is asked in its own words, an LLC in those of an LLC', () => {
  const corporation = render(VIEW)
  for (const words of ['Shareholder 1', 'Authorized shares', 'Director’s name', 'Treasurer']) {
    expect(corporation).toContain(words)
  }
  expect(corporation).toContain('From 1 to 1,000')
  expect(corporation).not.toMatch(/Owner 1|Member-managed|LLC/)

  const llc = render({ ...VIEW, companyType: 'llc' })
  expect(llc).toContain('Member-managed')
  expect(llc).not.toMatch(/Shareholder|Director|Treasurer/)
})

test('what was sent by a corporation is listed by office', () => {
  const answers = {
    ...NO_ANSWERS,
    members: [{ ...NEW_MEMBER, ...ADA, country: 'US', ownershipBasisPoints: 10_000 }],
    managers: [ADA],
    officers: { president: 'Ada Moss', secretary: 'Bob Reed', treasurer: 'Cy Dunn' },
    authorizedShares: 1_000,
  }
  const text = renderToStaticMarkup(
    <FilingSummary countries={COUNTRIES} view={{ ...VIEW, answers }} />,
  )

  expect(text).toMatch(/Shareholder<.*Authorized shares<.*1,000<.*Director<.*Secretary<.*Bob Reed</)
  expect(text).not.toContain('Run by')
  expect(answersOf(formOf(answers))).toMatchObject(answers)
})

test('a number of shares that is none is no answer', () => {
  const form = formOf(NO_ANSWERS)
  expect(answersOf({ ...form, authorizedShares: 'many' }).authorizedShares).toBeNull()
  expect(answersOf({ ...form, authorizedShares: '0' }).authorizedShares).toBeNull()
  expect(answersOf({ ...form, authorizedShares: '1,500' }).authorizedShares).toBe(1_500)
})
