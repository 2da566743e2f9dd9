import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { databaseOf } from '@/src/lib/database'
import {
  passkey_challenges,
  recent_factors,
  second_steps,
  viewings,
} from '@/src/lib/factors/tables'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const HOUR = 60 * 60_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

test('what was begun with a second factor is forgotten once it has run out, and not before', async () => {
  const payload = await testPayload()
  const db = await databaseOf({ payload })
  const { id: user } = await builder(payload)('users')
  for (const [name, ms] of [
    ['over', -HOUR],
    ['still on', HOUR],
  ] as const) {
    const key = `${name} for ${user}`
    await db
      .insert(second_steps)
      .values({ tokenHash: key, user, passwordHash: 'x', expiresAt: at(ms) })
    await db
      .insert(passkey_challenges)
      .values({ challenge: key, user, purpose: 'enter', expiresAt: at(ms) })
    await db.insert(viewings).values({
      tokenHash: key,
      staff: user,
      session: key,
      customer: user,
      reason: 'A look',
      endsAt: at(ms),
    })
    await db.insert(recent_factors).values({ session: key, user, shownAt: at(ms * 25 - HOUR) })
  }

  await cleanUp(payload)

  const left = await Promise.all([
    db
      .select({ key: second_steps.tokenHash })
      .from(second_steps)
      .where(eq(second_steps.user, user)),
    db
      .select({ key: passkey_challenges.challenge })
      .from(passkey_challenges)
      .where(eq(passkey_challenges.user, user)),
    db.select({ key: viewings.tokenHash }).from(viewings).where(eq(viewings.staff, user)),
    db
      .select({ key: recent_factors.session })
      .from(recent_factors)
      .where(eq(recent_factors.user, user)),
  ])
  expect(left).toEqual(left.map(() => [{ key: `still on for ${user}` }]))
})
