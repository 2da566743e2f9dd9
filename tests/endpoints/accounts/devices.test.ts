import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { testPayload } from '@/tests/support/database'
import {
  call,
  customer,
  devicesOf,
  everything,
  FIREFOX,
  sessionsOf,
  visitor,
  whoIs,
} from '@/tests/support/people/settings'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()

describe('sessions', () => {
  test('know the browser that began them, and no longer than they last', async () => {
    const who = await customer()
    const other = await visitor(who.email)
    expect(await devicesOf(who.id)).toMatchObject([{ user_agent: FIREFOX }])

    await call(other, 'DELETE', '/account/sessions')

    expect(await sessionsOf(who.id)).toHaveLength(1)
    expect(await devicesOf(who.id)).toHaveLength(1)
  })

  test('that are ended are out on their next request', async () => {
    const who = await customer()
    const other = await visitor(who.email)
    const [, ofOther] = await sessionsOf(who.id)
    expect(await whoIs(other)).toContain(who.email)

    const answer = await call(who, 'DELETE', `/account/sessions/${sessionKey(String(ofOther?.id))}`)

    expect(answer).toMatchObject({ status: 200, body: { ended: 1 } })
    expect(await whoIs(other)).toContain('"user":null')
    expect(await whoIs(who)).toContain(who.email)
  })

  test('of somebody else do not exist', async () => {
    const who = await customer()
    const stranger = await customer()
    const [session] = await sessionsOf(who.id)

    const answer = await call(
      stranger,
      'DELETE',
      `/account/sessions/${sessionKey(String(session?.id))}`,
    )

    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'no_session' } } })
    expect(await whoIs(who)).toContain(who.email)
  })

  test('can all be ended but this one', async () => {
    const who = await customer()
    const others = [await visitor(who.email), await visitor(who.email)]

    const answer = await call(who, 'DELETE', '/account/sessions')

    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
    for (const other of others) expect(await whoIs(other)).toContain('"user":null')
    expect(await whoIs(who)).toContain(who.email)
  })

  test('that are begun while others end are neither lost nor brought back', async () => {
    const who = await customer()
    const gone = await visitor(who.email)

    const [begun] = await Promise.all([
      visitor(who.email),
      call(who, 'DELETE', '/account/sessions'),
      visitor(who.email),
      call(who, 'PATCH', '/account/profile', { firstName: 'Grace', lastName: '', phone: '' }),
    ])

    expect(begun.status).toBe(200)
    expect(await whoIs(gone)).toContain('"user":null')
    expect(await whoIs(who)).toContain(who.email)
  })

  test('that end while the account is changed by something else stay ended', async () => {
    const who = await customer()
    const others = await Promise.all([1, 2, 3].map(() => visitor(who.email)))
    const billing = (name: string) =>
      payload.update({
        collection: 'users',
        id: who.id,
        data: { billing: { name } },
        ...everything,
      })

    await Promise.all([
      billing('Ada'),
      call(who, 'DELETE', '/account/sessions'),
      billing('Grace'),
      billing('Hedy'),
    ])

    for (const other of others) expect(await whoIs(other)).toContain('"user":null')
    expect(await whoIs(who)).toContain(who.email)
  })

  test('that have run out leave no device behind', async () => {
    const who = await customer()
    await visitor(who.email)
    await runSql(
      { payload },
      sql`update users_sessions set expires_at = now() - interval '1 hour'
      where _parent_id = ${who.id}`,
    )

    await cleanUp(payload)

    expect(await devicesOf(who.id)).toEqual([])
  })
})
