import type { Payload, PayloadRequest } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/client-ip'
import { isOwnMachine, networkOf } from '@/src/lib/http/network'
import { hashToken } from '@/src/lib/secrets'

type Limit = { readonly points: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often something may be tried: by one source for one thing (such as an email address), and
 * by one source for whatever it likes. Every limit that there is stands here.
 */
export const RATE_LIMITS = {
  'sign-up': { each: { points: 5, seconds: HOUR }, source: { points: 20, seconds: HOUR } },
  forgot: { each: { points: 5, seconds: HOUR }, source: { points: 20, seconds: HOUR } },
  'resend-confirmation': {
    each: { points: 5, seconds: HOUR },
    source: { points: 20, seconds: HOUR },
  },
  'mailed-key': {
    each: { points: 10, seconds: 15 * MINUTE },
    source: { points: 40, seconds: 15 * MINUTE },
  },
  invite: { each: { points: 6, seconds: HOUR }, source: { points: 200, seconds: HOUR } },
  draft: { each: { points: 60, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  offer: { each: { points: 20, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  resume: { each: { points: 4, seconds: HOUR }, source: { points: 12, seconds: HOUR } },
  'resume-link': {
    each: { points: 10, seconds: 15 * MINUTE },
    source: { points: 60, seconds: 15 * MINUTE },
  },
  lead: { each: { points: 60, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  place: {
    each: { points: 30, seconds: 15 * MINUTE },
    source: { points: 120, seconds: 15 * MINUTE },
  },
  claim: { each: { points: 20, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  filing: { each: { points: 600, seconds: HOUR }, source: { points: 1200, seconds: HOUR } },
  reveal: { each: { points: 30, seconds: HOUR }, source: { points: 120, seconds: HOUR } },
  affiliate: { each: { points: 30, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  referral: { each: { points: 200, seconds: HOUR }, source: { points: 200, seconds: HOUR } },
  support: { each: { points: 6, seconds: HOUR }, source: { points: 20, seconds: HOUR } },
  ticket: { each: { points: 12, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  'ticket-message': { each: { points: 40, seconds: HOUR }, source: { points: 200, seconds: HOUR } },
  'order-message': { each: { points: 12, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  'order-tracking': {
    each: { points: 600, seconds: HOUR },
    source: { points: 1200, seconds: HOUR },
  },
  'refund-request': { each: { points: 6, seconds: HOUR }, source: { points: 30, seconds: HOUR } },
  'order-extra': { each: { points: 60, seconds: HOUR }, source: { points: 120, seconds: HOUR } },
  compliance: { each: { points: 240, seconds: HOUR }, source: { points: 600, seconds: HOUR } },
  subscription: { each: { points: 20, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  settings: { each: { points: 120, seconds: HOUR }, source: { points: 240, seconds: HOUR } },
  'password-check': {
    each: { points: 10, seconds: 15 * MINUTE },
    source: { points: 60, seconds: 15 * MINUTE },
  },
  'email-change': { each: { points: 5, seconds: HOUR }, source: { points: 20, seconds: HOUR } },
  'email-change-key': {
    each: { points: 30, seconds: HOUR },
    source: { points: 30, seconds: HOUR },
  },
  export: { each: { points: 6, seconds: HOUR }, source: { points: 24, seconds: HOUR } },
  upload: { each: { points: 120, seconds: HOUR }, source: { points: 240, seconds: HOUR } },
  'document-zip': { each: { points: 20, seconds: HOUR }, source: { points: 60, seconds: HOUR } },
  'payment-return': {
    each: { points: 20, seconds: 15 * MINUTE },
    source: { points: 60, seconds: 15 * MINUTE },
  },
  'gateway-test': {
    each: { points: 20, seconds: 10 * MINUTE },
    source: { points: 60, seconds: 10 * MINUTE },
  },
} as const satisfies Record<string, { each: Limit; source: Limit }>

export type RateLimit = keyof typeof RATE_LIMITS

/** Too often; `retryAfter` seconds must pass first. */
export class RateLimited extends AppError {
  constructor(override readonly retryAfter: number) {
    const minutes = Math.ceil(retryAfter / MINUTE)
    const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
    super('rate_limited', `Too many tries. Please wait ${wait}, then try again.`, 429)
  }
}

type Limiters = Record<'each' | 'source', RateLimiterPostgres>

function limiter(payload: Payload, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: 'pool' in payload.db ? payload.db.pool : undefined,
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
 * Parse the input first: what is refused for its shape costs nobody a try. A caller whose address
 * nobody tells is held to the limits of single things alone, for a bucket that all strangers share
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
