import { beforeEach, expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { mailPreferences } from '@/src/queries/mail/mail-preferences'
import {
  oneClickAddress,
  unsubscribeHeaders,
  unsubscribePage,
} from '@/src/services/mail/consent/unsubscribe'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = 'application/x-www-form-urlencoded'

let email: string

const payload = await testPayload()
const campaign = (await builder(payload)('emailCampaigns')).id
beforeEach(() => {
  email = `ada+news-${nextSerial()}@example.com`
})

type Sent = { readonly method?: string; readonly type?: string; readonly body?: string | FormData }

/** A request as another server makes it: no cookie, no origin. */
async function ask(address: string, { method = 'POST', type, body }: Sent = {}) {
  const answer = await serveApi(
    new Request(address, {
      method,
      redirect: 'manual',
      ...(type && { headers: { 'content-type': type } }),
      ...(body && { body }),
    }),
  )
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') }
}

const oneClick = (address: string, body = ONE_CLICK) => ask(address, { type: FORM, body })

async function reasons(): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'suppressions',
    where: { email: { equals: email } },
    ...everything,
  })
  return docs.map(({ reason }) => reason)
}

async function said() {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { email: { equals: email } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ topic, granted, place }) => ({ topic, granted, place }))
}

test('one click ends all marketing mail, without a cookie, and once however often it comes', async () => {
  const user = await builder(payload)('users', {
    email,
    notificationPreferences: { marketing: true },
  })
  const address = oneClickAddress({ email, campaign })

  const answers = [await oneClick(address), await oneClick(address)]

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await reasons()).toEqual(['unsubscribed'])
  expect(await said()).toEqual([
    { topic: 'reminders', granted: false, place: 'unsubscribe' },
    { topic: 'offers', granted: false, place: 'unsubscribe' },
  ])
  const account = await payload.findByID({ collection: 'users', id: user.id, ...everything })
  expect(account.notificationPreferences?.marketing).toBe(false)
  const { unsubscribeCount } = await payload.findByID({
    collection: 'emailCampaigns',
    id: campaign,
    ...everything,
  })
  expect(unsubscribeCount).toBe(1)
})

test('a form with several parts counts as well', async () => {
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')

  expect(await ask(oneClickAddress({ email, campaign: null }), { body })).toMatchObject({
    status: 200,
  })
  expect(await reasons()).toEqual(['unsubscribed'])
})

test.each(['', 'List-Unsubscribe=one-click', `${ONE_CLICK}&more=1`, 'hello', '{}'])(
  'a POST that says %j instead changes nothing',
  async (body) => {
    const answer = await oneClick(oneClickAddress({ email, campaign: null }), body)

    expect(answer.status).toBe(400)
    expect(await reasons()).toEqual([])
  },
)

test.each(['GET', 'HEAD'])('%s changes nothing and leads to the page', async (method) => {
  const address = oneClickAddress({ email, campaign })

  const answer = await ask(address, { method })

  if (method === 'GET') {
    expect(answer).toMatchObject({ status: 303 })
    expect(answer.to).toBe(
      new URL(unsubscribePage({ email, campaign })).href.replace(/^.*?(?=\/uns)/, ''),
    )
  }
  expect(await reasons()).toEqual([])
})

test('a link that we never wrote is answered alike, and does nothing', async () => {
  const right = oneClickAddress({ email, campaign: null })
  const wrong = [
    right.replace(/token=.{4}/, 'token=AAAA'),
    right.replace(/to=[^&]+/, `to=${Buffer.from('other@example.com').toString('base64url')}`),
    `${right}&of=${campaign}`,
    right.replace(/\?.*/, ''),
  ]

  const answers = await Promise.all(wrong.map((address) => oneClick(address)))

  expect(await reasons()).toEqual([])
  const known = await oneClick(right)
  for (const answer of answers) expect(answer).toEqual(known)
  const page = (address: string) =>
    mailPreferences({
      to: new URL(address).searchParams.get('to') ?? undefined,
      of: undefined,
      token: new URL(address).searchParams.get('token') ?? undefined,
    })
  for (const address of wrong.slice(0, 2)) expect((await page(address)).topics).toBeNull()
  expect((await page(wrong[3] ?? '')).topics).toBeNull()
})

const choose = (fields: string) => {
  const address = unsubscribePage({ email, campaign: null })
  const path = address.replace('/unsubscribe?', '/api/mail/preferences?')
  return ask(path, { type: FORM, body: fields })
}

test('the page’s button unsubscribes, and its boxes take some of it back', async () => {
  const out = await choose('do=unsubscribe')
  expect(out).toMatchObject({ status: 303, to: expect.stringContaining('done=unsubscribed') })
  expect(await reasons()).toEqual(['unsubscribed'])

  const back = await choose('do=choose&topic=reminders')
  expect(back.to).toContain('done=saved')

  expect(await reasons()).toEqual([])
  expect((await said()).slice(-2)).toEqual([
    { topic: 'reminders', granted: true, place: 'preferences' },
    { topic: 'offers', granted: false, place: 'preferences' },
  ])
  const { to, token } = Object.fromEntries(
    new URL(unsubscribePage({ email, campaign: null })).searchParams,
  )
  expect(await mailPreferences({ to, token, of: undefined })).toMatchObject({
    topics: ['reminders'],
  })
})

test('no box at all is the same as unsubscribing, and rubbish is no topic', async () => {
  await choose('do=choose&topic=everything&topic=__proto__')

  expect(await reasons()).toEqual(['unsubscribed'])
})

test('the headers are one line each, and https where the site is', () => {
  const headers = unsubscribeHeaders({ email: `${'long'.repeat(40)}@example.com`, campaign })

  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(headers['List-Unsubscribe']).toMatch(/^<https?:\/\/[^\s<>]+>$/)
})
