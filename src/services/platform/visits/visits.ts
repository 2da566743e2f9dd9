import { createHmac } from 'node:crypto'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { Payload, PayloadRequest } from 'payload'
import { visits } from '@/src/database-schema'
import type { VisitInput } from '@/src/domain/platform/visits/visit-input'
import { asksForPrivacy, sourceOf } from '@/src/domain/platform/visits/visit-source'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { type Database, databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { networkOf } from '@/src/lib/http/network/network'
import { log } from '@/src/lib/log'
import { placeOf } from '@/src/lib/place/place-of'
import { randomToken } from '@/src/lib/secrets'
import { ago } from '@/src/lib/sql-parts'
import { lead_origins, order_origins, visit_salts } from '@/src/lib/traffic/tables'
import { businessZone } from '@/src/services/platform/business-zone'
import { limitRate, type RateLimit, RateLimited } from '@/src/services/platform/limit-rate'
import { keptReads } from '@/src/services/platform/site-feed/kept-reads'

/**
 * Forgets what makes the hashes of visitors after two days, from when no one can tell any more who
 * is behind one, and the single visits of a day, all at once, when it is counted for good.
 */
export async function forgetVisits(db: Database): Promise<number> {
  await db.delete(visit_salts).where(lt(visit_salts.madeAt, ago('48 hours')))
  const longAgo = sql<string>`to_char(${ago('4 days')}, 'YYYY-MM-DD')`
  const gone = await db.delete(visits).where(lt(visits.day, longAgo))
  return gone.rowCount ?? 0
}

const isAhead = (headers: Headers) =>
  ['purpose', 'sec-purpose'].some((name) => headers.get(name)?.includes('prefetch'))

/**
 * Whether what someone does on the site is counted: people who do not ask to be left alone are, and
 * not without end; machines are not, nor what a browser fetches ahead.
 */
export async function mayCount(req: PayloadRequest, limit: RateLimit): Promise<boolean> {
  const { headers } = req
  if (asksForPrivacy((name) => headers.get(name))) return false
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent) || isAhead(headers)) return false
  try {
    await limitRate(req, limit)
    return true
  } catch (error) {
    if (error instanceof RateLimited) return false
    throw error
  }
}

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

type Visitor = {
  /** The day of the business on which they came, as `2026-11-21`. */
  readonly day: string
  /** Tells the visitors of this day apart, and means nothing on any other. */
  readonly hash: string
}

const zones = keptReads<string>()
const salts = keptReads<string>()

/** Who calls, as far as a day goes: their address is hashed and not kept. */
export async function visitorOf(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  at = new Date(),
): Promise<Visitor> {
  const day = isoDayIn(at, await zones('', () => businessZone({ payload })))
  const network = networkOf(clientIp(headers) ?? '')
  const hash = createHmac('sha256', await salts(day, () => saltOf(payload, day)))
    .update(`${network}\n${headers.get('user-agent') ?? ''}`)
    .digest('hex')
  return { day, hash }
}

const OWN_HOSTS = [
  ...new Set([env.SITE_URL, ...env.ownOrigins].map((origin) => new URL(origin).hostname)),
].map((host) => host.replace(/^www\./, ''))

/** Writes down that a page was looked at. */
export async function recordVisit(req: PayloadRequest, input: VisitInput): Promise<void> {
  const [{ day, hash }, place, db] = await Promise.all([
    visitorOf(req),
    placeOf(req.headers),
    databaseOf(req),
  ])
  await db.insert(visits).values({
    path: input.path.slice(0, 300),
    day,
    visitorHash: hash,
    country: place.country,
    region: place.region,
    referrerHost: OWN_HOSTS.includes(input.referrer) ? null : input.referrer || null,
    source: sourceOf(input, OWN_HOSTS),
    campaign: input.campaign || null,
  })
}

/** The first page of the day of a visitor, and how they came to it. */
async function firstVisit(db: Database, { day, hash }: Visitor) {
  const { country, region, path, source, campaign } = visits
  const [first] = await db
    .select({ country, region, page: path, source, campaign })
    .from(visits)
    .where(and(eq(visits.day, day), eq(visits.visitorHash, hash)))
    .orderBy(asc(visits.createdAt))
    .limit(1)
  return first
}

type Subject = { readonly lead: string } | { readonly order: string }

/**
 * Notes where a lead or an order came from: by the visits of the same visitor on the same day,
 * without a cookie. The first time counts. Nothing that someone buys waits or fails for it.
 */
export async function rememberOrigin(req: PayloadRequest, subject: Subject): Promise<void> {
  try {
    const db = await databaseOf({ payload: req.payload })
    const origin = await firstVisit(db, await visitorOf(req))
    if (!origin) return
    if ('lead' in subject) {
      await db
        .insert(lead_origins)
        .values({ ...subject, ...origin })
        .onConflictDoNothing()
    } else {
      await db
        .insert(order_origins)
        .values({ ...subject, ...origin })
        .onConflictDoNothing()
    }
  } catch (error) {
    log.warn({ err: error, ...subject }, 'where this came from could not be noted')
  }
}
