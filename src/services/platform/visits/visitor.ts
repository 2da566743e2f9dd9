import { createHmac } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { networkOf } from '@/src/lib/http/network/network'
import { randomToken } from '@/src/lib/secrets'
import { visit_salts } from '@/src/lib/traffic/tables'
import { businessZone } from '@/src/services/platform/business-zone'

/** The salt of a day: anyone who comes first makes it. */
async function saltOf(payload: Payload, day: string): Promise<string> {
  const db = await databaseOf({ payload })
  const ofDay = () =>
    db.select({ salt: visit_salts.salt }).from(visit_salts).where(eq(visit_salts.day, day))
  const [known] = await ofDay()
  if (known) return known.salt
  await db.insert(visit_salts).values({ day, salt: randomToken() }).onConflictDoNothing()
  const [made] = await ofDay()
  if (!made) throw new Error(`The salt of ${day} was taken away while it was asked for`)
  return made.salt
}

export type Visitor = {
  /** The day of the business on which they came, as `2026-11-21`. */
  readonly day: string
  /** Tells the visitors of this day apart, and means nothing on any other. */
  readonly hash: string
}

/** Who calls, as far as a day goes: their address is hashed and not kept. */
export async function visitorOf(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  at = new Date(),
): Promise<Visitor> {
  const day = isoDayIn(at, await businessZone({ payload }))
  const network = networkOf(clientIp(headers) ?? '')
  const hash = createHmac('sha256', await saltOf(payload, day))
    .update(`${network}\n${headers.get('user-agent') ?? ''}`)
    .digest('hex')
  return { day, hash }
}
