import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { LIBRARY } from '@/src/domain/papers/library'
import { env } from '@/src/lib/env'
import { producePapers } from '@/src/services/papers/produce-papers'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'
import { serverHere } from '@/tests/support/server'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

/** Sends a template as a browser without scripts does. */
function send(as: SignedIn, path: string, values: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  return serverHere(
    new Request(`${env.SITE_URL}/api${path}`, {
      method: 'POST',
      body,
      headers: { ...as.headers, origin: env.SITE_URL },
    }),
  )
}

const textOf = async (answer: Response) =>
  (
    await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    })
  ).text

async function orderWith(keys: readonly string[]) {
  const customer = await person(payload)
  const order = await builder(payload)('orders', {
    user: customer.id,
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    work: keys.map((key) => ({ key, name: null, question: null, steps: [] })),
    timeline: [],
  })
  return { customer, order, path: (key: string) => `/orders/${order.id}/library/${key}` }
}

test('the holder of the library fills in each template and gets its PDF', async () => {
  const { customer, path } = await orderWith(['templates'])
  for (const { key, title, fields } of LIBRARY) {
    const values = Object.fromEntries(fields.map(({ name }) => [name, `Żółw ${name} 王小明`]))
    const answer = await send(customer, path(key), values)
    expect([key, answer.status]).toEqual([key, 200])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = await textOf(answer)
    expect(text).toContain(title)
    expect(text).toContain('Harbor & Pine LLC')
    for (const { name } of fields) expect(text.replaceAll(/\s/g, '')).toContain(`Żółw${name}王小明`)
  }
  expect((await send(customer, path('minutes'), { present: 'x'.repeat(5000) })).status).toBe(422)
  expect((await send(customer, path('minutes'), { present: 'محمد' })).status).toBe(422)
})

test('no one else has it: strangers, those who did not buy it, or a template that is not ours', async () => {
  const { customer, path } = await orderWith(['templates'])
  const without = await orderWith([])
  expect((await send(await person(payload), path('minutes'), {})).status).toBe(404)
  expect((await send(without.customer, without.path('minutes'), {})).status).toBe(409)
  expect((await send(customer, path('nothing'), {})).status).toBe(404)
})

test('the work of the library ends when it is there, once', async () => {
  const { order } = await orderWith(['templates'])
  await producePapers(payload, order.id)
  await producePapers(payload, order.id)
  const { timeline } = await payload.findByID({ collection: 'orders', id: order.id, ...everything })
  expect(timeline).toMatchObject([{ stage: 'delivered', service: 'templates' }])
})
