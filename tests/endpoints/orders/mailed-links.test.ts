import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { lookAtMailedOrder } from '@/src/queries/orders/mailed-order'
import { lookAtMailedTicket } from '@/src/queries/support/my-tickets'
import { orderToken } from '@/src/services/orders/order-pass'
import { ticketToken } from '@/src/services/support/ticket-pass'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { person } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const WRONG = 'A'.repeat(43)

/** Presses the button as a browser without our script does. */
const press = (path: string, fields: Record<string, string>, headers: object = {}) =>
  fetchForm(path, new URLSearchParams(fields), { origin: 'http://localhost:3000', ...headers })

async function fetchForm(path: string, body: URLSearchParams, headers: Record<string, string>) {
  const { serveApi } = await import('@/src/lib/http/serve-api')
  return serveApi(
    new Request(`http://localhost:3000/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: body.toString(),
    }),
  )
}

describe('the link to a guest’s order', () => {
  test('tells whose it is, and gives nothing away before the button', async () => {
    const { id, token } = await guestOrder(payload, { email: 'grace@example.com' })

    const offer = await lookAtMailedOrder(payload, { order: id, token }, undefined)

    expect(offer).toMatchObject({ kind: 'offer', placedBy: 'g•••@example.com' })
    expect(await lookAtMailedOrder(payload, { order: id, token: WRONG }, undefined)).toEqual({
      kind: 'dead',
    })
    expect(await lookAtMailedOrder(payload, { order: 'x', token }, undefined)).toEqual({
      kind: 'dead',
    })
  })

  test('opens by the button, in this browser alone, at the page that it is for', async () => {
    const { id, token, cookie } = await guestOrder(payload)

    const answer = await press('/orders/open', { order: id, token, to: 'receipt' })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/receipts/${id}`)
    expect(answer.headers.get('set-cookie')).toContain(cookie)
  })

  test('for details opens at their form, with and without the pass', async () => {
    const { id, token } = await guestOrder(payload)
    const link = { order: id, token, details: 'ein' }

    const answer = await press('/orders/open', link)

    expect(answer.headers.get('location')).toBe(`/orders/${id}#details-ein`)
    expect(await lookAtMailedOrder(payload, link, `${id}.${token}`)).toEqual({
      kind: 'open',
      page: `/orders/${id}#details-ein`,
    })
  })

  test('leads a browser that has its pass straight on', async () => {
    const { id, token } = await guestOrder(payload)

    expect(
      await lookAtMailedOrder(payload, { order: id, token, to: 'pay' }, `${id}.${token}`),
    ).toEqual({ kind: 'open', page: `/orders/${id}/pay` })
  })

  test('can not be pressed from another site, nor with another key', async () => {
    const { id, token } = await guestOrder(payload)

    const foreign = await press('/orders/open', { order: id, token }, FOREIGN)
    expect(foreign.status).toBe(403)
    const wrong = await press('/orders/open', { order: id, token: WRONG })
    expect(wrong.headers.get('location')).toMatch(/^\/order-confirmation\?problem=no_order/)
    for (const { headers } of [foreign, wrong]) expect(headers.get('set-cookie')).toBeNull()
  })

  test('mailed to a former address opens, follows and claims nothing', async () => {
    const { id, token, cookie } = await guestOrder(payload, { email: 'old@example.com' })
    const rename = (email: string) =>
      payload.update({
        collection: 'orders',
        id,
        data: { email },
        depth: 0,
        overrideAccess: true, // as a service would write it
      })
    const { email } = await rename('new@example.com')
    const me = await person(payload)

    const answer = await press('/orders/open', { order: id, token })
    const claimed = await api('POST', '/orders/claim', {
      headers: { origin: 'http://localhost:3000', cookie: `${me.headers.cookie}; ${cookie}` },
    })

    expect(await lookAtMailedOrder(payload, { order: id, token }, undefined)).toEqual({
      kind: 'dead',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect([401, 404]).toContain(claimed.status)
    const next = orderToken({ id, email })
    expect(await lookAtMailedOrder(payload, { order: id, token: next }, undefined)).toMatchObject({
      kind: 'offer',
      placedBy: 'n•••@example.com',
    })
    await rename('old@example.com')
    expect(await lookAtMailedOrder(payload, { order: id, token }, undefined)).toMatchObject({
      kind: 'offer',
    })
  })

  test('leads nowhere but to pages of ours', async () => {
    const { id, token } = await guestOrder(payload)

    const answer = await press('/orders/open', { order: id, token, to: '//evil', of: '../evil' })

    expect(answer.headers.get('location')).toBe(`/orders/${id}`)
  })
})

describe('the link to a guest’s conversation', () => {
  const newTicket = () =>
    builder(payload)('tickets', { user: null, requesterEmail: 'grace@example.com' })

  test('tells whose it is, and opens by the button', async () => {
    const { id } = await newTicket()
    const token = ticketToken(id)

    expect(await lookAtMailedTicket(payload, { ticket: id, token }, undefined)).toMatchObject({
      kind: 'offer',
      openedBy: 'g•••@example.com',
    })
    expect(await lookAtMailedTicket(payload, { ticket: id, token }, `${id}.${token}`)).toEqual({
      kind: 'page',
    })
    const answer = await press('/support/tickets/open', { ticket: id, token })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/support/tickets/${id}`)
    expect(answer.headers.get('set-cookie')).toContain(`charterdesk_ticket=${id}.${token}`)
  })

  test('can not be pressed from another site, nor with another key', async () => {
    const { id } = await newTicket()

    const foreign = await press(
      '/support/tickets/open',
      { ticket: id, token: ticketToken(id) },
      FOREIGN,
    )
    expect(foreign.status).toBe(403)
    const body = { ticket: id, token: WRONG }
    const wrong = await api('POST', '/support/tickets/open', { body })
    expect(wrong.status).toBe(404)
    for (const { headers } of [foreign, wrong]) expect(headers.get('set-cookie')).toBeNull()
  })
})
