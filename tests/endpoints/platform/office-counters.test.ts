import { expect, test, vi } from 'vitest'

import { MOST_STREAMS } from '@/src/admin/kit/nav/open-streams'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { GET } from '@/src/app/(payload)/api/office/counters/route'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { officeFeed } from '@/src/services/platform/office-feed/office-feed'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'
import { SOON } from '@/tests/support/soon'

const payload = await testPayload()
const ORDERS = adminHref('orders')
const TICKETS = adminHref('tickets')

const holding = (...permissionGrants: Permission[]) =>
  person(payload, {
    role: 'sub_admin',
    permissionGrants,
    permissionDenials: PERMISSIONS.filter((one) => !permissionGrants.includes(one)),
  })

const asked = (as: SignedIn | null, accept = 'application/json', signal?: AbortSignal) =>
  new Request('http://localhost:3000/api/office/counters', {
    headers: { accept, ...as?.headers },
    signal,
  })

const ask = (as: SignedIn | null, accept?: string) => GET(asked(as, accept))

/** The counters that a person's browser hears of. */
async function stream(as: SignedIn) {
  const leaving = new AbortController()
  const request = asked(as, 'text/event-stream', leaving.signal)
  const response = await GET(request)
  const heard: Record<string, number>[] = []
  const reading = (async () => {
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, data] = /^event: counters\ndata: (.*)$/.exec(event) ?? []
        if (data) heard.push(JSON.parse(data))
      }
    }
  })()
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), SOON)
  let isOver = false
  void reading.then(() => {
    isOver = true
  })
  const leave = async () => {
    leaving.abort()
    await reading
  }
  // With the request, which a server holds as long: Node.js aborts none that was collected.
  return { request, response, heard, leave, isOver: () => isOver }
}

test('a new question raises the counter of whoever answers, within seconds', async () => {
  const { heard, leave, response } = await stream(await holding('view_support', 'view_orders'))
  const before = heard.at(-1)?.[TICKETS] ?? 0

  await builder(payload)('tickets', { status: 'open' })

  await vi.waitFor(() => expect(heard.at(-1)?.[TICKETS]).toBe(before + 1), SOON)
  expect(response.headers.get('cache-control')).toContain('no-transform')
  await leave()
})

test('the stream of a second process hears it as well', async () => {
  const heard: unknown[] = []
  const leaveFirst = officeFeed().subscribe((changed) => heard.push(changed))
  await vi.waitFor(() => expect(heard).toContain('everything'), SOON)
  const first = globalThis.charterdeskOfficeFeed
  globalThis.charterdeskOfficeFeed = undefined // as in another process, which listens by itself
  const second = await stream(await holding('view_support'))
  const before = second.heard.at(-1)?.[TICKETS] ?? 0
  heard.length = 0

  await builder(payload)('tickets', { status: 'open' })

  await vi.waitFor(() => expect(second.heard.at(-1)?.[TICKETS]).toBe(before + 1), SOON)
  await vi.waitFor(() => expect(heard).not.toEqual([]), SOON)
  await second.leave()
  globalThis.charterdeskOfficeFeed = first
  leaveFirst()
})

test('whoever may not see an area hears nothing of it', async () => {
  const other = await stream(await holding('view_support'))
  const { heard, leave } = await stream(await holding('view_orders'))
  const count = heard.length

  await builder(payload)('tickets', { status: 'open' })

  await vi.waitFor(() => expect(other.heard.length).toBeGreaterThan(1), SOON)
  expect(heard).toHaveLength(count)
  for (const one of heard) expect(Object.keys(one).filter((name) => name !== ORDERS)).toEqual([])
  await Promise.all([leave(), other.leave()])
})

test('a stream that its reader leaves has no subscriber behind it', async () => {
  const before = officeFeed().subscribers()
  const { leave } = await stream(await holding('view_support'))
  expect(officeFeed().subscribers()).toBe(before + 1)

  await leave()

  expect(officeFeed().subscribers()).toBe(before)
})

test('without a right there is nothing to follow', async () => {
  expect((await ask(await holding('view_seo'))).status).toBe(204)
  expect((await ask(await person(payload))).status).toBe(403)
  expect((await ask(null)).status).toBe(401)
})

test('asked once, it answers once', async () => {
  await builder(payload)('tickets', { status: 'open' })
  const answer = await ask(await holding('view_support'))

  expect(answer.status).toBe(200)
  expect(Object.keys(await answer.json())).toEqual([TICKETS])
})

test('it ends within seconds with the session, and when what the person may do has changed', async () => {
  const [leaver, other, changed] = [
    await holding('view_support'),
    await holding('view_support'),
    await holding('view_support'),
  ]
  const streams = await Promise.all([leaver, other, changed].map(stream))
  const [left, kept, ended] = streams

  await api('POST', '/account/sign-out', { as: leaver, body: {} })
  await payload.update({
    collection: 'users',
    id: changed.id,
    data: { permissionGrants: [] },
    overrideAccess: true, // as an administrator does
  })

  await vi.waitFor(() => expect(left?.isOver()).toBe(true), SOON)
  await vi.waitFor(() => expect(ended?.isOver()).toBe(true), SOON)
  expect(kept?.isOver()).toBe(false)
  await kept?.leave()
})

test('it ends within seconds when what the role holds has changed', async () => {
  const [helper, chief] = [await holding('view_support'), await person(payload, { role: 'admin' })]
  const [ended, kept] = [await stream(helper), await stream(chief)]

  const where = { permissionName: { equals: 'view_support' } }
  const { docs } = await payload.find({
    collection: 'rolePermissions',
    where,
    overrideAccess: true,
  })
  const [row] = docs
  const data = { role: 'sub_admin', permissionName: 'view_support', granted: false } as const
  await (row
    ? payload.update({ collection: 'rolePermissions', id: row.id, data, overrideAccess: true })
    : payload.create({ collection: 'rolePermissions', data, overrideAccess: true }))

  await vi.waitFor(() => expect(ended.isOver()).toBe(true), SOON)
  expect(kept.isOver()).toBe(false)
  await kept.leave()
})

test('one person holds so many streams, and may hold another when one has ended', async () => {
  const who = await holding('view_support')
  const streams = await Promise.all(Array.from({ length: MOST_STREAMS }, () => stream(who)))
  const over = await ask(who, 'text/event-stream')
  expect(over.status).toBe(429)
  await streams[0]?.leave()
  await (await stream(who)).leave()
  await Promise.all(streams.slice(1).map(({ leave }) => leave()))
})
