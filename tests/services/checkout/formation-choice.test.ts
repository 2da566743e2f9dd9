import { expect, test } from 'vitest'

import { quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const starter = await idWhere('packages', 'tier', 'starter')
const premium = await idWhere('packages', 'tier', 'premium')
const agent = await idWhere('addons', 'code', 'registered_agent')

async function idWhere(
  collection: 'packages' | 'addons' | 'states',
  field: string,
  value: string,
): Promise<string> {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    depth: 0,
    overrideAccess: true, // the seeded catalogue
  })
  if (!docs[0]) throw new Error(`No ${collection} with ${field} ${value}`)
  return docs[0].id
}

async function price(state: string, prices: { monthlyPrice: number | null; yearlyPrice: number }) {
  const id = await idWhere('states', 'code', state)
  await payload.update({
    collection: 'states',
    id,
    data: prices,
    overrideAccess: true, // as staff would
  })
  return id
}

test('an agent costs what the chosen state’s agent costs, whatever the add-on’s list price says', async () => {
  const stateId = await price('NM', { monthlyPrice: 15.5, yearlyPrice: 140 })
  const answers = { packageId: starter, stateId, addonIds: [agent] }

  const yearly = await readChoice(payload, answers, new Date())
  const monthly = await readChoice(
    payload,
    { ...answers, registeredAgentBilling: 'monthly' },
    new Date(),
  )

  expect(quoteFormation(yearly.choice).lines.at(-1)).toMatchObject({
    label: 'Registered agent in New Mexico (one year)',
    amountMinor: 140_00,
    billing: 'annual',
  })
  expect(quoteFormation(monthly.choice).lines.at(-1)).toMatchObject({
    amountMinor: 15_50,
    billing: 'monthly',
  })
})

test('a package that brings an agent along sells none beside it', async () => {
  const stateId = await idWhere('states', 'code', 'WY')
  const { choice, problems } = await readChoice(
    payload,
    { packageId: premium, stateId, addonIds: [agent] },
    new Date(),
  )

  expect(choice.addons).toEqual([])
  expect(problems).toEqual({ addonIds: 'One of these services is not available with your package' })
})
