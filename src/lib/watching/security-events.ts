import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { APIError, type PayloadRequest } from 'payload'

import { audit_log, security_events, users } from '@/src/database-schema'
import {
  refusalOf,
  SECURITY_EVENTS,
  type SecurityEvent,
} from '@/src/domain/platform/security-events'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { networkOf } from '@/src/lib/http/network/network'
import { log } from '@/src/lib/log'
import { hashToken } from '@/src/lib/secrets'
import { requestId } from '@/src/lib/watching/request-id'

const MINUTE_MS = 60_000
const SUBJECT = 'securitySubject'

type Door = Pick<PayloadRequest, 'payload' | 'headers' | 'context'> &
  Partial<Pick<PayloadRequest, 'user' | 'url' | 'routeParams'>>

type About = {
  /** The account that it is about; the one that is signed in, when left out. */
  readonly person?: string | null
  /** A word of ours about it, such as the kind of factor. Never what a caller sent. */
  readonly detail?: string
}

/** Says whose account a request is about, before anyone is signed in. */
export function noteSubject({ context }: Pick<Door, 'context'>, person: string | undefined): void {
  context[SUBJECT] = person
}

function personOf({ user, context }: Door): string | null {
  const noted = context[SUBJECT]
  return typeof noted === 'string' ? noted : (user?.id ?? null)
}

/** What Payload names a part of an address by that says only what is asked for. */
const PLAIN_PARAMS = new Set(['collection', 'global'])

/** Keys and ids in an address are named, not told: some of them open something. */
function pathOf({ url, routeParams }: Door): string | null {
  const path = url && URL.parse(url, 'http://site')?.pathname
  if (!path) return null
  const given = Object.entries(routeParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && value && !PLAIN_PARAMS.has(name)
      ? [[encodeURIComponent(value), name] as const]
      : [],
  )
  const parts = path.split('/').map((part) => given.find(([value]) => value === part)?.[1] ?? part)
  return parts.join('/').slice(0, 300)
}

/** A refusal that is repeated within a minute is one row, which counts: no flood fills the table. */
const bucketOf = (parts: readonly (string | null | undefined)[], isRefused: boolean) =>
  hashToken(
    isRefused
      ? JSON.stringify([...parts, Math.floor(Date.now() / MINUTE_MS)])
      : `event:${randomUUID()}`,
  )

async function keep(req: Door, event: SecurityEvent, { person, ...seen }: Seen): Promise<void> {
  const { outcome, ...kind } = SECURITY_EVENTS[event]
  const db = await databaseOf({ payload: req.payload }) // not with what is rolled back
  const [account] = person
    ? await db
        .select({ email: users.email, role: users.role })
        .from(users)
        .where(eq(users.id, person))
    : []
  const { network, path, detail } = seen
  const bucket = bucketOf([event, person, network, path, detail], outcome === 'refused')
  const { times } = security_events
  const [row] = await db
    .insert(security_events)
    .values({ ...seen, event, outcome, person, email: account?.email, bucket })
    .onConflictDoUpdate({ target: security_events.bucket, set: { times: sql`${times} + 1` } })
    .returning({ times })
  if (!account || account.role === 'user' || 'isAudited' in kind || row?.times !== 1) return
  const isOwn = outcome === 'ok' || req.user?.id === person
  await db.insert(audit_log).values({
    actor: isOwn ? person : null,
    actorEmail: isOwn ? account.email : null,
    action: event,
    area: 'users',
    entity: 'users',
    documentId: person,
    after: { outcome, ...(path ? { path } : {}), ...(detail ? { detail } : {}) },
    ip: clientIp(req.headers),
  })
}

type Seen = {
  readonly person: string | null
  readonly network: string | null
  readonly path: string | null
  readonly requestId: string | null
  readonly detail: string | null
}

/**
 * Writes down what happened at a door: a line in the log, a row for the back-office, and for staff an
 * entry in the audit log. It holds no secret and nothing that a caller typed. Call it once a
 * transaction is over, as the row stays when that is rolled back.
 */
export async function recordSecurityEvent(
  req: Door,
  event: SecurityEvent,
  about: About = {},
): Promise<void> {
  const seen: Seen = {
    person: about.person === undefined ? personOf(req) : about.person,
    network: networkOf(clientIp(req.headers) ?? '') || null,
    path: pathOf(req),
    requestId: requestId(req.headers),
    detail: about.detail ?? null,
  }
  log.info({ event, outcome: SECURITY_EVENTS[event].outcome, ...seen }, 'security event')
  try {
    await keep(req, event, seen)
  } catch (error) {
    log.warn({ err: error }, 'a security event was not stored')
  }
}

const recorded = new WeakSet<Error>()

/** Records a failure once, if it is a security event: what was refused, and to whom. */
export async function recordRefusal(req: Door, error: unknown): Promise<void> {
  if (!(error instanceof Error) || recorded.has(error)) return
  recorded.add(error)
  const isForbidden = error instanceof APIError && error.status === 403
  const code = error instanceof AppError ? error.code : isForbidden ? 'forbidden' : ''
  const event = refusalOf(code)
  if (event) await recordSecurityEvent(req, event)
}
