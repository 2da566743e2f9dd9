import { expect, test } from 'vitest'

import { dutyOfKey } from '@/src/domain/compliance/reconcile-plan'
import { saveFiling } from '@/src/services/filing/save-filing'
import { testPayload } from '@/tests/support/database'
import { SOLE_OWNER, WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { tell } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const ELECTION = {
  kind: 'add_on',
  ref: 'election',
  label: 'S-Corporation Election',
  amountMinor: 79_00,
  refundable: true,
  billing: 'once',
} as const

type Owner = { readonly country: string; readonly usPerson: '' | 'yes' | 'no' }

/** The federal duties of a formed company, and what they say. */
async function federalDuties(
  owner: Owner,
  lines: readonly (typeof ELECTION)[] = [],
  others: readonly Owner[] = [],
) {
  const customer = await person(payload)
  const state = await storedState(payload, 'WY')
  const { id } = await paidOrder(payload, {
    user: customer.id,
    state: state.id,
    companyName: 'Engine LLC',
    lines: [...lines],
  })
  const members = [owner, ...others].map((one, at, { length }) => ({
    ...SOLE_OWNER,
    ...one,
    name: at === 0 ? SOLE_OWNER.name : 'Ben Roth',
    ownershipBasisPoints: 10_000 / length,
  }))
  await saveFiling(payload, id, { ...WHOLE_FILING, members, action: 'save' })
  expect((await tell(payload, admin, id, { stage: 'approved', service: 'llc' })).status).toBe(200)
  const { docs } = await payload.find({
    collection: 'complianceTasks',
    where: { order: { equals: id }, kind: { equals: 'federal' } },
    sort: 'dueDate',
    pagination: false,
    ...everything,
  })
  return docs.map(({ dedupeKey, description }) => ({ duty: dutyOfKey(dedupeKey), description }))
}

const named = (duties: readonly { readonly duty: string | null }[]) =>
  duties.map(({ duty }) => duty).filter((duty) => duty !== 'ein')

test('a US citizen abroad reports on Schedule C, a foreign person with a US address on Form 5472', async () => {
  const abroad = await federalDuties({ country: 'DE', usPerson: 'yes' })
  const here = await federalDuties({ country: 'US', usPerson: 'no' })

  expect(named(abroad)).toEqual(['schedule-c'])
  expect(named(here)).toEqual(['form-5472'])
  expect(here.map(({ description }) => description).join()).not.toMatch(/because of the address/)
})

test('an owner who did not answer is taken by the address, and the task says so', async () => {
  const duties = await federalDuties({ country: 'DE', usPerson: '' })

  expect(named(duties)).toEqual(['form-5472'])
  expect(duties.map(({ description }) => description).join()).toMatch(/because of the address/)
})

test('a company that bought the election has Form 2553 and Form 1120-S on its calendar', async () => {
  const duties = await federalDuties({ country: 'US', usPerson: 'yes' }, [ELECTION])

  expect(named(duties)).toEqual(expect.arrayContaining(['form-2553', 'form-1120-s']))
  expect(named(duties)).not.toContain('schedule-c')
})

test('an election is warned against where any owner is a foreign person, not the first alone', async () => {
  const us: Owner = { country: 'US', usPerson: 'yes' }
  const warned = async (second: Owner) =>
    JSON.stringify(await federalDuties(us, [ELECTION], [second])).includes('cannot have an owner')

  expect(await warned({ country: 'DE', usPerson: 'no' })).toBe(true)
  expect(await warned(us)).toBe(false)
})
