import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { freezePlanRun } from '@/src/admin/compliance/plan/plan-run'
import { changeSavedView } from '@/src/admin/kit/list/saved/saved-actions'
import { applyChange, exportCsv, previewChange, undoChange } from '@/src/admin/list-actions'
import { readCookie } from '@/src/lib/http/cookies'
import { myTaskScreen } from '@/src/queries/compliance/my-tasks'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const sent = vi.hoisted(() => ({ headers: new Headers() }))

vi.mock('next/headers', () => ({
  headers: async () => sent.headers,
  cookies: async () => ({
    get: (name: string) => {
      const value = readCookie(sent.headers, name)
      return value && { name, value }
    },
  }),
}))

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** A member of the staff whose browser calls the functions of the pages from here on. */
async function staff() {
  const user = await builder(payload)('users', { role: 'admin' })
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  const send = () => {
    const cookie = [...own.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    sent.headers = new Headers({ origin: 'http://localhost:3000', cookie })
  }
  send()
  return { own, send }
}

test('while staff view as a customer, the functions of the pages change nothing either', async () => {
  const order = await builder(payload)('orders', { status: 'pending' })
  const customer = await builder(payload)('users')
  const { own, send } = await staff()
  const change = { kind: 'status', to: 'processing', reason: 'They called.' }
  const previewed = await previewChange('orders', { ids: [order.id] }, change)
  if (!previewed.ok) throw new Error(previewed.message)
  await own.post(`/users/${customer.id}/view-as`, { reason: 'Ticket 4F2A' })
  send()

  const view = { kind: 'save', name: 'Mine', question: 'view=all', isShared: true }
  const answers = [
    await previewChange('orders', { ids: [order.id] }, change),
    await applyChange('orders', previewed.run),
    await undoChange('orders', previewed.run),
    await freezePlanRun({ ids: [order.id] }),
    await changeSavedView('orders', view),
    await exportCsv('orders', {}), // a long one would leave a file
  ]

  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('viewing as') })
  }
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: order.id } },
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ status: 'pending' }])

  await own.post('/account/viewing/end', {})
  send()
  expect(await changeSavedView('orders', view)).toEqual({ ok: true })
})

test('nor is their calendar’s private link shown, which would open it for ever', async () => {
  const customer = await builder(payload)('users')
  const { own, send } = await staff()
  const calendar = async () =>
    (await myTaskScreen(customer, { show: 'open', company: null }, new Date())).calendar
  expect(await calendar()).toContain('/calendar/')
  await own.post(`/users/${customer.id}/view-as`, { reason: 'Ticket 4F2A' })
  send()

  expect(await calendar()).toBeNull()
})
