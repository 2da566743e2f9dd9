import type { Payload, PayloadRequest } from 'payload'
import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { isOwnMachine, networkOf } from '@/src/lib/http/network/network'
import { hashToken } from '@/src/lib/secrets'

type Limit = { readonly points: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

type Limits = { readonly each: Limit; readonly source: Limit }

const within = (seconds: number, each: number, source: number): Limits => ({
  each: { points: each, seconds },
  source: { points: source, seconds },
})

const perHour = (each: number, source: number) => within(HOUR, each, source)

/**
 * How often something may be tried: by one source for one thing (such as an email address), and
 * by one source for whatever it likes. Every limit that there is stands here.
 */
export const RATE_LIMITS = {
  'sign-up': perHour(5, 20),
  forgot: perHour(5, 20),
  'resend-confirmation': perHour(5, 20),
  'mailed-key': within(15 * MINUTE, 10, 40),
  invite: perHour(6, 200),
  draft: perHour(60, 60),
  offer: perHour(20, 60),
  resume: perHour(4, 12),
  'resume-link': within(15 * MINUTE, 10, 60),
  lead: perHour(60, 60),
  place: within(15 * MINUTE, 30, 120),
  claim: perHour(20, 60),
  filing: perHour(600, 1200),
  reveal: perHour(30, 120),
  affiliate: perHour(30, 60),
  referral: perHour(200, 200),
  visit: perHour(600, 600),
  'chat-click': perHour(30, 30),
  support: perHour(6, 20),
  'apply-form': perHour(60, 60),
  apply: perHour(6, 20),
  ticket: perHour(12, 60),
  'ticket-message': perHour(40, 200),
  'order-message': perHour(12, 60),
  'order-tracking': perHour(600, 1200),
  'refund-request': perHour(6, 30),
  'order-extra': perHour(60, 120),
  compliance: perHour(240, 600),
  subscription: perHour(20, 60),
  settings: perHour(120, 240),
  'password-check': within(15 * MINUTE, 10, 60),
  passkey: within(15 * MINUTE, 20, 120),
  'email-change': perHour(5, 20),
  'email-change-key': perHour(30, 30),
  export: perHour(6, 24),
  upload: perHour(120, 240),
  'document-zip': perHour(20, 60),
  signing: perHour(120, 240),
  'signing-page': perHour(1200, 2400),
  'signing-link': perHour(6, 20),
  verify: perHour(30, 60),
  'payment-return': within(15 * MINUTE, 20, 60),
  'gateway-test': within(10 * MINUTE, 20, 60),
  'mail-test': within(10 * MINUTE, 20, 60),
  'whatsapp-test': within(10 * MINUTE, 20, 60),
} as const satisfies Record<string, Limits>

export type RateLimit = keyof typeof RATE_LIMITS

/** Too often; `retryAfter` seconds must pass first. */
export class RateLimited extends AppError {
  constructor(override readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / MINUTE)
    const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
    super('rate_limited', `Too many tries. Please wait ${wait}, then try again.`, 429)
  }
}

/** A pooler in transaction mode gives each statement another connection, which knows none by its name. */
const unnamed = ({ text, values }: QueryConfig): QueryConfig => ({ text, values })

type Limiters = Record<'each' | 'source', RateLimiterPostgres>

/** Counts to `points` within so many seconds, for all processes together. */
export function limiter(payload: Payload, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (asked: QueryConfig) => payload.db.pool.query(unnamed(asked)) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true, // by a migration
    keyPrefix,
    points: limit.points,
    duration: limit.seconds,
  })
}

const known = new WeakMap<Payload, Map<RateLimit, Limiters>>()

function limitersOf(payload: Payload, name: RateLimit): Limiters {
  const all = known.get(payload) ?? new Map<RateLimit, Limiters>()
  known.set(payload, all)
  const { each, source } = RATE_LIMITS[name]
  const limiters = all.get(name) ?? {
    each: limiter(payload, `${name}:each`, each),
    source: limiter(payload, `${name}:source`, source),
  }
  all.set(name, limiters)
  return limiters
}

async function consume(counter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await counter.consume(hashToken(key)) // no addresses in clear, and of one length
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
  }
}

type Caller = Pick<PayloadRequest, 'payload' | 'headers'>

/** Where a caller comes from, as far as that can be told. */
function sourceOf({ headers }: Caller): string | undefined {
  const address = clientIp(headers)
  const network = address && networkOf(address)
  return network && !isOwnMachine(network) ? network : undefined
}

const eachKey = (req: Caller, key: string) => `${sourceOf(req) ?? ''}|${key}`

/**
 * Counts one try: of one thing where `key` names it, and of the source in any case.
 *
 * Parse the input first: what is refused for its shape costs no one a try. A caller whose address
 * no one tells is held to the limits of single things alone, for a bucket that all strangers share
 * would let one of them close the shop.
 * @throws RateLimited when there were too many
 */
export async function limitRate(req: Caller, name: RateLimit, key?: string): Promise<void> {
  const limiters = limitersOf(req.payload, name)
  const source = sourceOf(req)
  if (key !== undefined) await consume(limiters.each, eachKey(req, key))
  if (source) await consume(limiters.source, source)
}

/** Forgets the tries for one thing, once one of them was right. */
export async function forgiveRate(req: Caller, name: RateLimit, key: string): Promise<void> {
  const { each } = limitersOf(req.payload, name)
  await each.delete(hashToken(eachKey(req, key)))
}
