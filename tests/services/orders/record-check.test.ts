import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { checkText, recordCheck } from '@/src/domain/orders/desk/record-check'
import { myCompany } from '@/src/queries/orders/my-companies'
import { checkRecords } from '@/src/queries/orders/record-check'
import { saveFiling } from '@/src/services/filing/save-filing'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { storedState } from '@/tests/support/orders/stored-states'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const NONE = { articlesName: '', articlesAddress: '', einLetterName: '', einLetterAddress: '' }

test('names are held against each other letter for letter, but for what the IRS never prints', () => {
  const made = { name: 'Harbor & Pine, LLC', address: '1 Main St., Laramie' }
  const same = { ...NONE, articlesName: 'Harbor & Pine, LLC', einLetterName: 'HARBOR & PINE LLC' }
  expect(recordCheck(made, same).differences).toEqual([])
  expect(checkText(recordCheck(made, same))).toBe(
    'Name and address are the same in the articles, EIN letter, and documents we made.',
  )
  const other = { ...same, einLetterName: 'HARBOR AND PINE LLC', articlesAddress: '1 Main Street' }
  expect(recordCheck(made, other).differences).toEqual([
    {
      about: 'name',
      text: 'The name differs: “Harbor & Pine, LLC” in the articles, “HARBOR AND PINE LLC” in the EIN letter.',
    },
    {
      about: 'address',
      text: 'The address differs: “1 Main Street” in the articles, “1 Main St., Laramie” in the documents we made.',
    },
  ])
  const comma = { ...NONE, articlesName: 'Harbor & Pine LLC' }
  expect(recordCheck(made, comma).differences).toHaveLength(1) // a comma is a letter of the articles
  expect(checkText(recordCheck(made, NONE))).toContain('Checked once')
})

test('what staff read off the papers is compared with those we made, for its owner alone', async () => {
  const customer = await person(payload)
  const order = await builder(payload)('orders', {
    user: customer.id,
    companyName: 'Łódź Studio LLC',
    companyType: 'llc',
    state: (await storedState(payload, 'WY')).id,
    timeline: [],
    formedOn: '2026-11-20T12:00:00.000Z',
  })
  await saveFiling(payload, order.id, WHOLE_FILING)
  const path = `/orders/${order.id}/records`
  const body = { ...NONE, articlesName: 'Lodz Studios LLC' }
  expect(await api('POST', path, { as: customer, body })).toMatchObject({ status: 403 })
  expect(await api('POST', path, { as: admin, body })).toMatchObject({ status: 200 })

  const user = await payload.findByID({ collection: 'users', id: customer.id, ...everything })
  const company = await myCompany(user, order.id)
  expect(company?.records.differences).toEqual([
    {
      about: 'name',
      text: 'The name differs: “Lodz Studios LLC” in the articles, “Lodz Studio LLC” in the documents we made.',
    },
  ])
  const right = { ...NONE, articlesName: 'Lodz Studio LLC' }
  expect(await api('POST', path, { as: admin, body: right })).toMatchObject({ status: 200 })
  const now = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
  const req = await createLocalReq({}, payload)
  expect((await checkRecords(req, now)).differences).toEqual([])
})
