import type { Payload, PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { noteProgress, openRun, type RunFailure } from '@/src/services/platform/bulk-run'
import { requestAs } from '@/src/services/platform/request-as'

/** So many are done at once; more of them are a job. */
export const AT_ONCE = 100

/** After so many it is noted how far the run has come. */
const NOTED = 20

/** What a change of many rows does to one of them. @throws AppError where it can't be, or may not */
export type ChangeRow = (req: PayloadRequest, id: string, input: unknown) => Promise<void>

export type RunKinds = Readonly<Record<string, ChangeRow>>

/** Why a row could not be done, for the list of those. */
function reasonOf(error: unknown, id: string): RunFailure {
  if (error instanceof AppError) return { id, message: error.message }
  log.error({ err: error, row: id }, 'a row of a run could not be changed')
  return { id, message: 'Something went wrong.' }
}

/**
 * Does what is left of a run, each row for itself: one that can't be changed is noted with the
 * reason and stops no other. May run again: it goes on where it was.
 */
export async function runList(payload: Payload, id: string, kinds: RunKinds): Promise<void> {
  const run = await openRun({ payload }, id)
  const change = run && kinds[run.screen]
  if (!change || run.done >= run.total) return
  const failures = [...run.failures]
  for (let done = run.done; done < run.total; done += 1) {
    const row = run.ids[done] ?? ''
    try {
      await change(await requestAs(payload, run.actor), row, run.input)
    } catch (error) {
      failures.push(reasonOf(error, row))
    }
    const isNoted = (done + 1) % NOTED === 0 || done + 1 === run.total
    if (isNoted) await noteProgress({ payload }, id, { done: done + 1, failures })
  }
}
