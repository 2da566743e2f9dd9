import type { Payload, PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { noteProgress, openRun, type RunFailure } from '@/src/services/platform/bulk-run'
import { requestAs } from '@/src/services/platform/request-as'

/** So many are done at once; more of them are a job. */
export const AT_ONCE = 100

/** After so many it is noted how far the run has come; of a long run in so many parts. */
const NOTED = 20
const PARTS = 50

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
  const change = run && kinds[run.action === 'undo' ? undoOf(run.screen) : run.screen]
  if (!change || run.done >= run.total) return
  const step = Math.max(NOTED, Math.ceil(run.total / PARTS))
  const failures = [...run.failures]
  const undos = { ...run.undos }
  for (let done = run.done; done < run.total; done += 1) {
    const row = run.ids[done] ?? ''
    try {
      const undo = await change(await requestAs(payload, run.actor), row, run.input)
      if (undo) undos[row] = undo
    } catch (error) {
      failures.push(reasonOf(error, row))
    }
    const isNoted = (done + 1) % step === 0 || done + 1 === run.total
    if (isNoted) await noteProgress({ payload }, id, { done: done + 1, failures, undos })
  }
}
