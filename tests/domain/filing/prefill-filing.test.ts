import { expect, test } from 'vitest'

import { NO_PLACE } from '@/src/domain/filing/company-answers'
import { NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { prefillFiling, prefillLlc } from '@/src/domain/filing/prefill-filing'
import { WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'

const { office } = WHOLE_COMPANY
const ADA = { name: 'Ada Moss', address: '1 Main St, Cheyenne, WY 82001', country: 'US' }
const BUYER = { ...ADA, place: office }

test('the buyer stands for the first owner and the responsible party before anything is answered', () => {
  const { members, responsibleParty, company, ...rest } = prefillFiling(
    NO_ANSWERS,
    { owners: false, party: false },
    BUYER,
  )
  expect(members).toEqual([{ ...NEW_MEMBER, ...ADA, ownershipBasisPoints: 10_000 }])
  expect(company).toEqual({ ...NO_ANSWERS.company, office, mailAt: 'office' })
  expect(responsibleParty).toEqual({ name: 'Ada Moss', taxIdKind: null })
  const { members: _, responsibleParty: __, company: ___, ...others } = NO_ANSWERS
  expect(rest).toEqual(others)
})

test('an answer stays as it is, an emptied one too', () => {
  const answers = {
    ...NO_ANSWERS,
    company: { ...WHOLE_COMPANY, office: { ...office, street: '' } },
    members: [{ ...NEW_MEMBER, name: 'Pine GmbH' }],
    responsibleParty: { name: '', taxIdKind: 'ssn' as const },
  }
  expect(prefillFiling(answers, { owners: true, party: true }, BUYER)).toEqual(answers)
  expect(prefillFiling(answers, { owners: true, party: false }, BUYER)).toEqual({
    ...answers,
    responsibleParty: { name: 'Ada Moss', taxIdKind: 'ssn' },
  })
})

test('of a buyer without an address at least the country is known', () => {
  const place = { ...NO_PLACE, country: 'GB' }
  const { company } = prefillFiling(
    NO_ANSWERS,
    { owners: false, party: false },
    { name: 'Ada Moss', address: '', country: 'GB', place },
  )
  expect(company.office).toEqual(place)
})

test('where mail goes is asked of those who hold an address of ours', () => {
  const answered = { owners: false, party: false }
  expect(prefillFiling(NO_ANSWERS, answered, BUYER, true).company.mailAt).toBe('')
})

test('the owners of an LLC run it, unless it is answered otherwise', () => {
  expect(prefillLlc(NO_ANSWERS).management).toBe('member')
  expect(prefillLlc({ ...NO_ANSWERS, management: 'manager' }).management).toBe('manager')
})
