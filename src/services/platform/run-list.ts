import type { Payload, PayloadRequest } from 'payload'

import { inTransaction, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { enqueue } from '@/src/lib/queues'
import { noteRow, openRun, takeRow } from '@/src/services/platform/bulk-run'
import { requestAs } from '@/src/services/platform/request-as'

/** So many are done at once; more of them are a job. */
export const AT_ONCE = 100

/**
 * What a change of many rows does to one of them.
 *
 * @returns what takes it back; nothing where that can't be
 * @throws AppError where it can't be, or may not
 */
export type ChangeRow = (req: PayloadRequest, id: string, input: unknown) => Promise<unknown>

export type RunKinds = Readonly<Record<string, ChangeRow>>

/** Under what the taking back of a screen's runs is found among the kinds. */
export const undoOf = (screen: string) => `${screen} undo`

/** Why a row could not be done, for the list of those. */
function reasonOf(error: unknown, row: string): string {
  if (error instanceof AppError) return error.message
  log.error({ err: error, row }, 'a row of a run could not be changed')
  return 'Something went wrong.'
}

type Run = NonNullable<Awaited<ReturnType<typeof openRun>>>

/** Changes the row at a place of a run and counts it as done, both or neither. */
async function runRow(payload: Payload, run: Run, at: number, change: ChangeRow): Promise<void> {
  const row = run.ids[at] ?? ''
  try {
    await inTransactionOf(await requestAs(payload, run.actor), async (req) => {
      if (!(await takeRow(req, run.id, at))) return
      const undo = await change(req, row, run.input)
      if (undo) await noteRow(req, { run: run.id, row, undo })
    })
  } catch (error) {
    const failure = reasonOf(error, row)
    await inTransaction(payload, async (req) => {
      if (await takeRow(req, run.id, at)) await noteRow(req, { run: run.id, row, failure })
    })
  }
}

/**
 * Does what is left of a run, each row in its own transaction: one that can't be changed is noted with
 * the reason and stops no other. May run again, or twice at once: no row is changed twice. When it is
 * told to stop, it leaves the rest to another job.
 */
export async function runList(
  payload: Payload,
  id: string,
  kinds: RunKinds,
  stop?: AbortSignal,
): Promise<void> {
  const run = await openRun({ payload }, id)
  const change = run && kinds[run.action === 'undo' ? undoOf(run.screen) : run.screen]
  if (!change) return
  for (let at = run.done; at < run.total; at += 1) {
    if (stop?.aborted) return inTransaction(payload, (req) => enqueue(req, 'run-list', { run: id }))
    await runRow(payload, run, at, change)
  }
}
