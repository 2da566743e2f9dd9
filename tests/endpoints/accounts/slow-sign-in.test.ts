import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { waitAfter } from '@/src/domain/accounts/sign-in-waits'
import { hashToken } from '@/src/lib/secrets'
import { type Answer, api } from '@/tests/support/api'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

type Place = { readonly address: string; readonly cookie?: string }
type Door = '/account/sign-in' | '/users/login'

let places = 0
/** An address from which no one has come before. */
const somewhere = (): Place => {
  places += 1
  return { address: `198.51.100.${places}` }
}

const headersOf = ({ address, cookie }: Place) => ({
  origin: 'http://localhost:3000',
  ...fromFront(address),
  ...(cookie ? { cookie } : {}),
})

const enter = (place: Place, email: string, password = PASSWORD, door: Door = '/account/sign-in') =>
  api('POST', door, { body: { email, password }, headers: headersOf(place) })

/** As if so many wrong passwords had just been given there: trying takes longer than the first waits. */
async function afterTries(place: Place, email: string, times: number) {
  await runSql(
    { payload },
    sql`insert into sign_in_tries (key, tries, next_at, forgotten_at)
      values (${hashToken(`${place.address}|${email}`)}, ${times},
        now() + make_interval(secs => ${waitAfter(times)}), now() + interval '1 day')`,
  )
}

async function wrongly(place: Place, email: string, times: number, door?: Door) {
  const answers: Answer[] = []
  for (let tries = 0; tries < times; tries += 1) {
    answers.push(await enter(place, email, `a guess ${tries}`, door))
  }
  return answers.map(({ status }) => status)
}

const cookie = (answer: Answer, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** A browser in which the owner has signed in, and has long left. */
async function knownBrowser(email: string): Promise<Place> {
  const place = somewhere()
  const answer = await enter(place, email)
  expect(answer.status).toBe(200)
  return { ...place, cookie: cookie(answer, 'charterdesk_known') }
}

const user = () => builder(payload)('users')

describe.each<Door>(['/account/sign-in', '/users/login'])('wrong passwords at %s', (door) => {
  test('make the next try from there for the same account wait', async () => {
    const { email } = await user()
    const place = somewhere()
    const statuses = await wrongly(place, email, 2, door)
    await runSql(
      { payload },
      sql`update sign_in_tries set tries = 11, next_at = now()
      where key = ${hashToken(`${place.address}|${email}`)}`,
    )

    const twelfth = await enter(place, email, 'a guess', door)
    const right = await enter(place, email, PASSWORD, door)

    expect([...statuses, twelfth.status]).toEqual([401, 401, 401])
    expect(right).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(128)
  })

  test('hold nobody up at another address, nor at another account', async () => {
    const [{ email }, other] = [await user(), await user()]
    const place = somewhere()
    await afterTries(place, email, 20)

    expect((await enter(somewhere(), email, PASSWORD, door)).status).toBe(200)
    expect((await enter(place, other.email, PASSWORD, door)).status).toBe(200)
  })

  test('never hold up a browser that the account knows, at the same address either', async () => {
    const { email } = await user()
    const known = await knownBrowser(email)
    await afterTries(known, email, 20)
    expect(await wrongly(known, email, 3, door)).toEqual([401, 401, 401])

    expect((await enter({ address: known.address }, email, PASSWORD, door)).status).toBe(429)
    expect((await enter(known, email, PASSWORD, door)).status).toBe(200)
  })
})

test('an address that tries many accounts waits for all but those that know its browser', async () => {
  const [{ email }, victim] = [await user(), await user()]
  const known = await knownBrowser(email)
  await runSql(
    { payload },
    sql`insert into sign_in_tries (key, tries, next_at, forgotten_at)
      values (${hashToken(`source|${known.address}`)}, 120, now(), now() + interval '1 hour')
      on conflict (key) do update set tries = 120`,
  )

  expect((await enter({ address: known.address }, victim.email)).status).toBe(429)
  expect((await enter(known, email)).status).toBe(200)
  expect((await enter(somewhere(), victim.email)).status).toBe(200)
})

describe('the owner', () => {
  test('gets in through a flood from many addresses', async () => {
    const { email } = await user()
    const known = await knownBrowser(email)
    await Promise.all(Array.from({ length: 32 }, () => enter(somewhere(), email, 'a guess')))

    expect((await enter(known, email)).status).toBe(200)
    const began = performance.now()
    expect((await enter(somewhere(), email)).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(1900) // slower, and not refused
  })

  test('gets in by a reset from the very place that the guesses come from', async () => {
    const { email } = await user()
    const place = somewhere()
    await afterTries(place, email, 20)

    const headers = headersOf(place)
    await api('POST', '/account/forgot', { body: { email }, headers })
    const { token } = await mailedLink(payload, email, 'reset-password')
    const password = 'harbor & pine at dawn'
    const reset = { token, password, confirmPassword: password }
    const answer = await api('POST', '/account/reset', { body: reset, headers })

    expect(answer.status).toBe(200)
    expect(cookie(answer, 'payload-token')).not.toBe('')
  })

  test('starts anew after the right password', async () => {
    const { email } = await user()
    const place = somewhere()
    await afterTries(place, email, 4)
    expect((await enter(place, email)).status).toBe(200)

    const [row] = await runSql(
      { payload },
      sql`select 1 from sign_in_tries where key = ${hashToken(`${place.address}|${email}`)}`,
    )
    expect(row).toBeUndefined()
  })
})

describe('a known browser', () => {
  test('is nobody’s by a cookie of another account, a made-up one, or an old password', async () => {
    const [{ email, id }, other] = [await user(), await user()]
    const foreign = await knownBrowser(other.email)
    const own = await knownBrowser(email)
    await payload.update({
      collection: 'users',
      id,
      data: { password: 'lanterns at low tide' },
      depth: 0,
      overrideAccess: true, // arranging the test
    })
    const madeUp = `charterdesk_known=${Math.floor(Date.now() / 86_400_000)}.${'a'.repeat(43)}`

    for (const one of [foreign.cookie, own.cookie, madeUp]) {
      const place = { ...somewhere(), cookie: one }
      await afterTries(place, email, 20)
      expect((await enter(place, email)).status).toBe(429)
    }
  })

  test('keeps the marks of several accounts, for scripts to see none of them', async () => {
    const [first, second] = [await user(), await user()]
    const one = await knownBrowser(first.email)
    const answer = await enter(one, second.email)
    const both = { ...one, cookie: cookie(answer, 'charterdesk_known') }

    for (const { email } of [first, second]) {
      await afterTries(both, email, 20)
      expect((await enter(both, email)).status).toBe(200)
    }
    expect(
      answer.headers.getSetCookie().find((line) => line.startsWith('charterdesk_known')),
    ).toMatch(/HttpOnly/)
  })
})

test('forty guesses at once are no way around the wait', async () => {
  vi.stubEnv('FULL_PASSWORD_COST', 'yes') // time for all of them to be under way at once
  onTestFinished(() => void vi.unstubAllEnvs())
  const { email } = await user()
  const place = somewhere()

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => enter(place, email, `guess ${index}`)),
  )

  const checked = answers.filter(({ status }) => status === 401)
  expect(checked.length).toBeLessThan(12) // forty, were they counted only once they were wrong
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
})

describe('an address that has no account', () => {
  test('waits like any other', async () => {
    const place = somewhere()
    const email = `nobody-${nextSerial()}@example.com`

    await afterTries(place, email, 20)
    expect((await enter(place, email)).status).toBe(429)
  })
})

test('there is no lock to undo', async () => {
  const { email } = await user()

  expect((await api('POST', '/users/unlock', { body: { email } })).status).toBe(404)
})
