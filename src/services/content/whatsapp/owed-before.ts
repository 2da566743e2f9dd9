import { setTimeout as wait } from 'node:timers/promises'

import { and, asc, eq, gte, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'

/** A message that has been `sending` for longer was in the hands of a worker that died. */
export const ABANDONED = '90 seconds'

const { id: rowId, phone, status, direction, createdAt, updatedAt } = whatsapp_messages

/** What its number is owed since before and no one has sent yet, the oldest first. */
async function owedBefore(payload: Payload, id: string) {
  const db = await databaseOf({ payload })
  const [own] = await db.select({ phone, createdAt }).from(whatsapp_messages).where(eq(rowId, id))
  if (!own) return []
  const isUnderWay = and(eq(status, 'sending'), gte(updatedAt, ago(ABANDONED)))
  return db
    .select({ id: rowId, status })
    .from(whatsapp_messages)
    .where(
      and(
        eq(phone, own.phone),
        eq(direction, 'out'),
        sql`(${createdAt}, ${rowId}) < (${own.createdAt}::timestamptz, ${id}::uuid)`,
        or(eq(status, 'queued'), isUnderWay),
      ),
    )
    .orderBy(asc(createdAt), asc(rowId))
}

async function isQueued(payload: Payload, id: string): Promise<boolean> {
  const db = await databaseOf({ payload })
  const rows = await db
    .select({ id: rowId })
    .from(whatsapp_messages)
    .where(and(eq(rowId, id), eq(status, 'queued')))
  return rows.length > 0
}

/** What a piece of work fails with; null when it succeeds. */
const failureOf = (work: () => Promise<void>): Promise<unknown> =>
  work().then(
    () => null,
    (error: unknown) => error ?? new Error('It failed without a word.'),
  )

const PAUSE_MS = 100
const LONGEST_WAIT_MS = 5_000

type Options = {
  readonly send: (id: string) => Promise<void>
  /** No one will try again: it then goes out of turn rather than not at all. */
  readonly isLastTry: boolean
}

/**
 * Sends first what the same number is owed since before, so that it arrives in the order in which it
 * was written. What another worker is sending is waited for.
 *
 * @throws Error while something written earlier must wait
 */
export async function sendPending(
  payload: Payload,
  id: string,
  { send, isLastTry }: Options,
): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const [next] = await owedBefore(payload, id)
    if (!next) return
    const error = next.status === 'queued' ? await failureOf(() => send(next.id)) : null
    const isStuck = error !== null && (await isQueued(payload, next.id)) // else another worker took it
    if (!isStuck && Date.now() < until) {
      if (next.status === 'sending') await wait(PAUSE_MS)
      continue
    }
    if (isLastTry) return
    throw error ?? new Error('Another worker is sending an earlier message to this number.')
  }
}
