import type { Payload } from 'payload'

import { log } from '@/src/lib/log'
import { mailPause } from '@/src/services/mail/outbox/pause'
import { type Again, afterTry } from '@/src/services/mail/outbox/retry'
import { outcomeOf } from '@/src/services/mail/send-email'

type Row = { readonly id: string; readonly attempts: number; readonly mail: string | null }

type Failed = { readonly kind: 'failed'; readonly reason: string }

type Work<One extends Row, Result> = {
  /** Takes the next that is due for this worker alone, and counts a try; null without one. */
  readonly claim: () => Promise<One | null>
  readonly send: (row: One) => Promise<Result>
  readonly save: (row: One, result: Result | Again | Failed) => Promise<void>
  /** Waits for its pace; false when that lies past `end`. */
  readonly turn?: (end: number) => Promise<boolean>
}

const UNEXPECTED = 'Something went wrong while this email was prepared'

/**
 * Sends one row after the other for so long, beside any number of others that do the same. A row that
 * fails in an unexpected way is tried again like any other, up to the maximum.
 */
export async function sendInTurn<One extends Row, Result>(
  payload: Payload,
  forMs: number,
  { claim, send, save, turn = async () => true }: Work<One, Result>,
): Promise<void> {
  const end = Date.now() + forMs
  do {
    if ((await mailPause(payload)) || !(await turn(end))) return
    const row = await claim()
    if (!row) return
    let result: Result | Again | Failed
    try {
      result = await send(row)
    } catch (error) {
      log.error({ err: error, row: row.id }, 'a marketing email could not be prepared')
      result = afterTry(row.attempts, UNEXPECTED)
    }
    await save(row, result)
  } while (Date.now() < end)
}

/** How a row stands that a dead worker held: what may have gone out is not sent again. */
export const recovered = async (payload: Payload, { mail, attempts }: Row) =>
  mail ? outcomeOf(payload, mail) : afterTry(attempts, UNEXPECTED)
