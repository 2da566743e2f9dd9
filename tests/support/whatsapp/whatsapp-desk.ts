import { createHmac } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeEach, expect } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { whatsappSandboxKeys } from '@/src/payments/sandbox-contract'
import { orderNewsState } from '@/src/services/content/whatsapp/order-news-choice'

import { api } from '../api'
import { nextSerial } from '../builders'
import { testPayload } from '../database'
import { FIRST_ADMIN } from '../people/first-admin'
import { person, type SignedIn, signIn } from '../people/people'
import { CLOUD_SETTINGS, sendAll, takeNews, ticketsWith } from './conversations'
import { whatsappShop } from './whatsapp-shop'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

export const newPhone = () => `+1307555${String(1000 + nextSerial()).padStart(4, '0')}`

export const choose = (as: SignedIn, body: object) =>
  api('PATCH', '/account/whatsapp', { as, body })

/** A delivery of WhatsApp’s webhook, with one change in it. */
export const eventWith = (value: object, account = whatsappSandboxKeys().businessAccountId) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: account,
        changes: [
          {
            field: 'messages',
            value: { metadata: { phone_number_id: '100000000000001' }, ...value },
          },
        ],
      },
    ],
  })

/** The same as it is posted, signed with the sandbox’s secret unless another one is given. */
export function post(body: string, secret = whatsappSandboxKeys().appSecret) {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return serveApi(
    new Request('http://localhost:3000/api/whatsapp/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    }),
  )
}

/** WhatsApp in the sandbox, switched on before each test of a file. */
export async function whatsappDesk() {
  const payload = await testPayload()
  const shop = await whatsappShop()
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const save = (changes: object = {}, as = admin) =>
    api('POST', '/whatsapp/settings', { as, body: { ...CLOUD_SETTINGS, ...changes } })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.connect()
    await shop.switchTo({})
    expect((await save()).status).toBe(200)
  })

  /** The message by which an account confirms its number. */
  const confirmation = async (user: string): Promise<string> => {
    const account = await payload.findByID({ collection: 'users', id: user, ...everything })
    const state = await orderNewsState(await createLocalReq({}, payload), account)
    return state?.confirm?.words ?? ''
  }

  /** Everyone’s queued messages are sent, and WhatsApp tells what it tells. */
  const workOff = async (isLastTry = false): Promise<string[]> => {
    const failures = await sendAll(payload, isLastTry)
    await shop.settled()
    await takeNews(payload)
    return failures
  }

  /** A customer who gets order news at a number that they have shown to be theirs. */
  const reader = async () => {
    const phone = newPhone()
    const as = await person(payload, { firstName: 'Maria' })
    expect((await choose(as, { wanted: true, phone })).status).toBe(200)
    expect(await shop.write({ from: phone, text: await confirmation(as.id) })).toEqual([200])
    await takeNews(payload)
    await workOff()
    return { as, phone }
  }

  /** A conversation with someone without an account. */
  const conversation = async (text = 'Hello') => {
    const phone = newPhone()
    await shop.write({ from: phone, text })
    await takeNews(payload)
    const [ticket] = await ticketsWith(payload, phone)
    return { phone, id: ticket?.id ?? '' }
  }
  return { payload, shop, admin, save, workOff, reader, conversation, confirmation }
}
