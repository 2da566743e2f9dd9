import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { endpoints } from '@/endpoints/index'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'
import { type Answer, api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const codeIn = ({ body }: Answer) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]

async function staff(overrides: Partial<Data<'users'>> = { role: 'admin' }) {
  const user = await builder(payload)('users', overrides)
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  const headers = () => ({
    origin: 'http://localhost:3000',
    cookie: [...own.jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const ask = (method: string, path: string, body?: object) =>
    api(method, path, { body, headers: headers() })
  /** Whom their pages show, as a page asks. */
  const eyes = async () => {
    const { user: asked } = await payload.auth({
      headers: new Headers({ authorization: `JWT ${own.jar.get('payload-token')}` }),
    })
    const viewing = await viewedCustomer(payload, asked, own.jar.get('charterdesk_viewing'))
    return viewing?.customer.email ?? null
  }
  return { user, own, ask, eyes }
}

const REASON = { reason: 'Ticket 4F2A, no receipt' }

/** A member of the staff who sees what a customer sees. */
async function viewing() {
  const customer = await builder(payload)('users')
  const who = await staff()
  await who.own.post(`/users/${customer.id}/view-as`, REASON)
  return { customer, ...who }
}

describe('viewing as a customer', () => {
  test('shows their pages, is logged with its reason, and leaves the session what it is', async () => {
    const { customer, user, own, eyes } = await viewing()

    expect(await eyes()).toBe(customer.email)
    expect(await own.whoAmI()).toBe(user.email)
    const { docs } = await payload.find({
      collection: 'auditLog',
      where: { documentId: { equals: customer.id }, action: { equals: 'view_as_customer' } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ actor: user.id, after: REASON }])
  })

  const changing = endpoints.filter(({ method }) => method !== 'get' && method !== 'head')

  test('refuses every endpoint that changes anything', async () => {
    const { ask } = await viewing()
    for (const { path, method } of changing) {
      if (/^\/(?:account\/(?:viewing\/end|sign-out)|users\/logout)$/.test(path)) continue
      const answer = await ask(method.toUpperCase(), path.replaceAll(/:\w+/g, 'x'), {})
      expect(codeIn(answer), `${method} ${path}`).toBe('viewing_only')
    }
  })

  test('refuses Payload’s own changes too, in the customer’s name and in one’s own', async () => {
    const { ask, customer, user } = await viewing()
    for (const [method, path] of [
      ['PATCH', `/users/${customer.id}`],
      ['PATCH', `/users/${user.id}`],
      ['POST', '/orders'],
      ['DELETE', `/users/${customer.id}`],
      ['POST', '/globals/settings'],
      ['PUT', '/whatever'],
    ] as const) {
      expect(codeIn(await ask(method, path, {})), `${method} ${path}`).toBe('viewing_only')
    }
    expect((await ask('GET', '/users/me')).status).toBe(200)
  })

  test('ends by its button, by signing out, and by itself', async () => {
    const first = await viewing()
    await first.own.post('/account/viewing/end', {})
    expect([
      await first.eyes(),
      codeIn(await first.ask('POST', '/account/profile', {})),
    ]).not.toContain('viewing_only')
    const second = await viewing()
    const held = second.own.jar.get('charterdesk_viewing') ?? ''
    await second.own.post('/account/sign-out', {})
    expect(second.own.jar.has('charterdesk_viewing')).toBe(false)
    second.own.jar.set('charterdesk_viewing', held)
    await second.own.post('/account/sign-in', { email: second.user.email, password: PASSWORD })
    expect(await second.eyes()).toBeNull()
    const third = await viewing()
    await runSql(
      { payload },
      sql`update viewings set ends_at = now() where staff_id = ${third.user.id}`,
    )
    expect(await third.eyes()).toBeNull()
  })

  test('is nobody else’s: neither another session’s, nor a customer’s, nor once the right is gone', async () => {
    const { own, user, eyes } = await viewing()
    const token = own.jar.get('charterdesk_viewing') ?? ''
    const other = await staff()
    other.own.jar.set('charterdesk_viewing', token)
    expect(await other.eyes()).toBeNull()
    const customer = await staff({ role: 'user' })
    customer.own.jar.set('charterdesk_viewing', token)
    expect(await customer.eyes()).toBeNull()
    await builder(payload)('users', { role: 'admin' })
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { role: 'sub_admin' },
      overrideAccess: true,
    })
    expect(await eyes()).toBeNull()
  })

  test('wants a reason, the right, and a customer', async () => {
    const who = await staff()
    const colleague = await builder(payload)('users', { role: 'sub_admin' })
    const customer = await builder(payload)('users')
    expect((await who.own.post(`/users/${customer.id}/view-as`, { reason: ' ' })).status).toBe(422)
    expect(codeIn(await who.own.post(`/users/${colleague.id}/view-as`, REASON))).toBe(
      'staff_account',
    )
    expect((await who.own.post('/users/x/view-as', REASON)).status).toBe(404)
    const lesser = await staff({ role: 'sub_admin', permissionGrants: ['view_users'] })
    expect((await lesser.own.post(`/users/${customer.id}/view-as`, REASON)).status).toBe(403)
  })

  test('takes the right to each area that a customer’s pages show, for as long as it lasts', async () => {
    const customer = await builder(payload)('users')
    const permissionGrants = ['manage_users', 'view_affiliates'] as const
    const blind = await staff({
      role: 'sub_admin',
      permissionGrants: [...permissionGrants],
      permissionDenials: ['view_orders'],
    })
    const refused = await blind.own.post(`/users/${customer.id}/view-as`, REASON)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      403,
      expect.stringContaining('Required permission: view_orders'),
    ])

    const sighted = await staff({ role: 'sub_admin', permissionGrants: [...permissionGrants] })
    await sighted.own.post(`/users/${customer.id}/view-as`, REASON)
    expect(await sighted.eyes()).toBe(customer.email)
    await payload.update({
      collection: 'users',
      id: sighted.user.id,
      data: { permissionDenials: ['view_support'] },
      overrideAccess: true, // as an administrator takes it away
    })
    expect(await sighted.eyes()).toBeNull()
  })
})

test('staff who view as a customer open their documents, and nobody else’s', async () => {
  const { customer, ask, own } = await viewing()
  const theirs = await builder(payload)('documents', { user: customer.id })
  const others = await builder(payload)('documents', { user: (await builder(payload)('users')).id })

  expect((await ask('GET', `/documents/${theirs.id}/download`)).status).toBe(303)
  expect((await ask('GET', `/documents/${others.id}/download`)).status).toBe(404)

  await own.post('/account/viewing/end', {})
  expect((await ask('GET', `/documents/${theirs.id}/download`)).status).toBe(404)
})
