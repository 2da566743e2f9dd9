import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { leadInput } from '@/src/domain/leads/lead-input'
import { setPrice } from '@/src/services/catalogue/entries/addons'
import { applyPrices, previewPrices } from '@/src/services/catalogue/entries/bulk-prices'
import { saveSettingsFields } from '@/src/services/content/site-settings'
import { captureLead, convertLead } from '@/src/services/leads/capture-lead'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { whileOpen } from '@/tests/support/faults/sessions'
import { requestOf } from '@/tests/support/people/request-of'

const payload = await testPayload()
const build = builder(payload)
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

test('a lead who buys while a step of the checkout is noted stays converted at its end', async () => {
  const lead = await build('leads', { email: 'buyer@example.com', checkoutStep: 'company' })
  const order = await build('orders', { email: lead.email })
  const input = leadInput.parse({
    email: lead.email,
    checkout_step: 'payment',
    first_name: 'Ada',
    last_name: 'King',
    source: 'checkout',
  })

  const thrown = await whileOpen(
    payload,
    (req) => convertLead(req, order),
    () => captureLead(payload, input),
  )

  expect(thrown).toBeNull()
  expect(await payload.findByID({ collection: 'leads', id: lead.id, ...everything })).toMatchObject(
    { converted: true, convertedBy: order.id, checkoutStep: 'completed' },
  )
})

test('a change of all prices is refused where a price is set while it looks at them', async () => {
  const { id } = await build('addons', { price: 50 })
  const admin = await requestOf({ role: 'admin' })
  const change = { way: 'percent', amount: 10, activeOnly: false } as const
  const { token } = await previewPrices(admin, change)
  const rival = await requestOf({ role: 'admin' })
  const inside = (req: PayloadRequest) => Object.assign(req, { user: rival.user })

  const thrown = await whileOpen(
    payload,
    (req) => setPrice(inside(req), id, { price: 80, was: 50 }),
    () => applyPrices(admin, change, token),
  )

  expect(thrown).toMatchObject({ code: 'changed_meanwhile' })
  expect(await payload.findByID({ collection: 'addons', id, ...everything })).toMatchObject({
    price: 80,
  })
})

test('a setting that is changed in the record itself is a conflict for a screen that saves it meanwhile', async () => {
  const admin = await requestOf({ role: 'admin' })
  const read = async (req: PayloadRequest) => {
    const { supportHours } = await req.payload.findGlobal({ slug: 'settings', req, ...everything })
    return { supportHours: supportHours ?? null }
  }
  const seen = await read(admin)
  let conflict: unknown

  await whileOpen(
    payload,
    (req) =>
      payload.updateGlobal({
        slug: 'settings',
        data: { supportHours: 'From the record' },
        ...everything,
        req,
      }),
    async () => {
      conflict = await saveSettingsFields(admin, { read }, { supportHours: 'From a screen' }, seen)
    },
  )

  expect(conflict).toEqual({ current: { supportHours: 'From the record' } })
})
