import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { UNDO_OVER } from '@/src/domain/platform/undo-time'
import { inTransactionOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { type LastRun, lastRunOf } from '@/src/queries/platform/last-run'
import {
  beginRun,
  freezeRun,
  progressOfRun,
  type RunProgress,
  undosOfRun,
} from '@/src/services/platform/bulk-run'
import { AT_ONCE, type ChangeRow, runList, undoOf } from '@/src/services/platform/run-list'

import type { ListSpec } from '../list-spec'
import type { Refused } from '../refused'
import { chosenRows } from './csv-run'
import { selectedInput } from './selection'

export type Previewed =
  | {
      readonly ok: true
      readonly run: string
      readonly total: number
      readonly isAll: boolean
      readonly examples: readonly string[]
      /** How many of those that were chosen need no change. */
      readonly unchanged: number
    }
  | Refused

/** `run`: the one that is under way, which after an undo is that of the undo. */
export type Progressed = ({ readonly ok: true; readonly run: string } & RunProgress) | Refused

type ChangeSpec<Row extends { readonly id: string }, Change> = {
  readonly list: ListSpec<Row>
  readonly input: z.ZodType<Change>
  /** @throws AppError where nothing can be changed so */
  readonly check: (req: PayloadRequest, change: Change) => Promise<unknown>
  readonly isSame: (row: Row, change: Change) => boolean
  readonly changeRow: ChangeRow
  readonly undoRow: ChangeRow
}

export type ChangeRuns = {
  readonly freeze: (req: PayloadRequest, selected: unknown, asked: unknown) => Promise<Previewed>
  readonly apply: (req: PayloadRequest, run: unknown) => Promise<Progressed>
  readonly undo: (req: PayloadRequest, run: unknown) => Promise<Progressed>
  readonly progress: (req: PayloadRequest, run: unknown) => Promise<Progressed>
  /** What the person changed last, while it can be taken back. */
  readonly last: (req: PayloadRequest) => Promise<LastRun | null>
}

const EXAMPLES = 3
const MINUTE_MS = 60_000
const GONE: Refused = { ok: false, message: 'This change does not exist.' }
const runId = z.uuid()

/** A change of many rows of a list: looked at first, then done, a few at once and more by a job. */
export function changeRuns<Row extends { readonly id: string }, Change>({
  list,
  input,
  check,
  isSame,
  changeRow,
  undoRow,
}: ChangeSpec<Row, Change>): ChangeRuns {
  const { screen } = list
  const of = { screen, action: 'change' } as const
  const back = { screen, action: 'undo' } as const
  const kinds = { [screen]: changeRow, [undoOf(screen)]: undoRow }
  const whose = (req: PayloadRequest, run: string, kind: typeof of | typeof back = of) => ({
    ...kind,
    run,
    actor: req.user?.id ?? '',
  })

  /** How far it has come, and what could not be done. */
  async function progress(req: PayloadRequest, asked: unknown): Promise<Progressed> {
    const { data: run } = runId.safeParse(asked)
    if (!run) return GONE
    const found =
      (await progressOfRun(req, whose(req, run))) ??
      (await progressOfRun(req, whose(req, run, back)))
    return found ? { ok: true, run, ...found } : GONE
  }

  /** A few rows at once, more of them by a job. */
  async function start(req: PayloadRequest, run: string, kind: typeof of | typeof back) {
    const total = await inTransactionOf(req, async (inside) => {
      const begun = await beginRun(inside, whose(req, run, kind))
      // One that is done at once has a job as well, should this process end over it.
      const startAfter = new Date(Date.now() + (begun !== null && begun > AT_ONCE ? 0 : MINUTE_MS))
      if (begun !== null) await enqueue(inside, 'run-list', { run }, { startAfter })
      return begun
    })
    if (total !== null && total <= AT_ONCE) await runList(req.payload, run, kinds)
    return progress(req, run)
  }

  return {
    /** Freezes the rows that are chosen now; a filter may find others in a minute. */
    freeze: async (req: PayloadRequest, selected: unknown, asked: unknown): Promise<Previewed> => {
      const chosen = selectedInput.safeParse(selected)
      if (!chosen.success) return { ok: false, message: 'Choose rows of this list.' }
      const parsed = input.safeParse(asked)
      if (!parsed.success) {
        return { ok: false, message: parsed.error.issues[0]?.message ?? 'Choose what to change.' }
      }
      const change = parsed.data
      await check(req, change)
      const { rows, isAll } = await chosenRows(req, list, chosen.data)
      const touched = rows.filter((row) => !isSame(row, change))
      if (touched.length === 0) {
        return {
          ok: false,
          message: rows.length ? 'Nothing to change.' : 'These rows no longer exist.',
        }
      }
      const ids = touched.map(({ id }) => id)
      const run = await freezeRun(req, { ...of, ids, input: change })
      if (!run) return GONE
      const examples = touched.slice(0, EXAMPLES).map((row) => list.bulk?.(row) ?? row.id)
      return {
        ok: true,
        run,
        total: ids.length,
        isAll,
        examples,
        unchanged: rows.length - ids.length,
      }
    },

    /** Does a run, once. */
    apply: async (req: PayloadRequest, asked: unknown): Promise<Progressed> => {
      const { data: run } = runId.safeParse(asked)
      return run ? start(req, run, of) : GONE
    },

    /** Takes back what can be, within ten minutes, each row only where nothing newer was written. */
    undo: async (req: PayloadRequest, asked: unknown): Promise<Progressed> => {
      const { data: run } = runId.safeParse(asked)
      const undos = run ? await undosOfRun(req, whose(req, run)) : null
      const ids = Object.keys(undos?.kept ?? {})
      if (!undos || ids.length === 0) {
        return { ok: false, message: 'Nothing of this change can be undone.' }
      }
      if (Date.now() > undos.until) return { ok: false, message: UNDO_OVER }
      const frozen = await freezeRun(req, { ...back, ids, input: undos.kept })
      return frozen ? start(req, frozen, back) : GONE
    },

    progress,
    last: (req: PayloadRequest) => lastRunOf(req, screen),
  }
}
