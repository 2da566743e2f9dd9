import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { z } from 'zod'

import { e2e } from '@/tests/support/e2e/environment'
import { secondMachine } from '@/tests/support/e2e/second-machine'
import { withSettings } from '@/tests/support/e2e/site'
import { ADMIN, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { blackPng } from '@/tests/support/files'

/*
 * Two fronts with three web processes and three workers between them, on one database: what one of
 * them is told, all know, and that some are killed no visitor notices.
 */
test.describe.configure({ mode: 'serial' })

let second: Awaited<ReturnType<typeof secondMachine>>
let here: APIRequestContext
let there: APIRequestContext

const extraHTTPHeaders = {
  origin: new URL(e2e.E2E_BASE_URL).origin,
  'sec-fetch-site': 'same-origin',
}

test.beforeAll(async () => {
  test.setTimeout(200_000)
  second = await secondMachine()
  here = await request.newContext({ baseURL: e2e.E2E_BASE_URL, extraHTTPHeaders })
  there = await request.newContext({ baseURL: second.origin, extraHTTPHeaders })
})
test.afterAll(async () => {
  await Promise.all([here.dispose(), there.dispose()])
  await second.stop()
})

/** The same browser at the other front. */
const alsoThere = async () =>
  request.newContext({
    baseURL: second.origin,
    extraHTTPHeaders,
    storageState: await here.storageState(),
  })

const signIn = async (api: APIRequestContext) =>
  expect((await api.post('/api/users/login', { data: ADMIN })).status()).toBe(200)

/** What is asked for while web processes are killed: from memory, made for one person, and data. */
const PAGES = [
  '/',
  '/api/packages?limit=1',
  '/checkout',
  '/dashboard',
  '/llc/wyoming',
  '/api/checkout/draft?kind=formation',
  '/checkout/ein?package=standard',
  '/dashboard/orders',
]

test('sessions, drafts, limits and files are those of all processes', async () => {
  await signIn(here)
  const answers = { email: `two.machines.${randomInt(1e9)}@example.test` }
  const kept = await here.patch('/api/checkout/draft', { data: { step: 'personal', answers } })
  expect(kept.status(), await kept.text()).toBe(200)
  const buffer = blackPng(randomInt(100, 2000), randomInt(100, 2000)) // no two alike
  const made = await here.post('/api/media', {
    multipart: {
      _payload: JSON.stringify({ alt: 'A picture of two machines' }),
      file: { name: 'two-machines.png', mimeType: 'image/png', buffer },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = z.object({ doc: z.object({ url: z.string() }) }).parse(await made.json())

  const same = await alsoThere()
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await (await same.get('/api/users/me')).text()).toContain(ADMIN.email)
    expect(await (await same.get('/api/checkout/draft')).text()).toContain(answers.email)
  }
  const [ours, theirs] = await Promise.all([here.get(doc.url), same.get(doc.url)])
  expect([ours.status(), theirs.status()]).toEqual([200, 200])
  expect((await theirs.body()).equals(await ours.body())).toBe(true)
  await same.dispose()

  const email = `no.one.${randomInt(1e9)}@example.test`
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    const [from] = turn % 2 ? [here] : [there]
    const data = { email }
    statuses.push((await from.post('/api/account/forgot', { data })).status())
  }
  expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true)
  expect(statuses.slice(5)).toEqual([429, 429])
})

test('what is published at one front is on the next load at the other, within a second', async () => {
  const staff = await staffApi()
  const supportHours = `Always, since ${Date.now()}`
  await there.get('/support')
  await withSettings(staff, { supportHours }, async () => {
    const changedAt = Date.now()
    for (let isNew = false; !isNew; ) {
      const askedAt = Date.now()
      isNew = (await (await there.get('/support')).text()).includes(supportHours)
      // a second, and one more on a busy machine; how long a load takes there says nothing
      if (!isNew) expect(askedAt - changedAt, 'an old page, asked for').toBeLessThan(2_000)
    }
  })
  await staff.dispose()
})

test('kills of web processes under steady requests fail no page', { tag: '@release' }, async () => {
  test.slow() // each time it waits until what was killed is back, as a whole Next
  const KILLS = 4
  const MOST_OPEN = 16 // a machine that falls behind is not asked for ever more
  await signIn(here)
  const visitor = await alsoThere() // signed in, as the dashboard wants
  let isOver = false
  const answers: Promise<APIResponse | Error>[] = []
  let open = 0
  const ask = async (path: string) => {
    open += 1
    const answer = await visitor.get(path, { timeout: 60_000 }).catch((error: Error) => error)
    open -= 1
    return answer
  }
  const steady = (async () => {
    while (!isOver) {
      const path = PAGES[answers.length % PAGES.length] ?? '/'
      if (open < MOST_OPEN) answers.push(ask(path))
      await sleep(40)
    }
  })()
  for (let turn = 0; turn < KILLS; turn += 1) {
    await expect.poll(second.ready, { timeout: 60_000 }).toBe(2)
    await sleep(500) // until its front has seen it
    const pid = second.webs()[turn % 2]
    if (pid) process.kill(pid, 'SIGKILL')
    await sleep(1_500)
  }
  isOver = true
  await steady
  const all = await Promise.all(answers)
  await visitor.dispose()

  const bad = all.filter((one) => one instanceof Error || one.status() !== 200)
  expect(
    bad.map((one) => (one instanceof Error ? one.message : `${one.status()} ${one.url()}`)),
  ).toEqual([])
  expect(answers.length).toBeGreaterThan(60)
})
