import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { inTransactionOf } from '@/src/lib/database'
import { freezeRun, partOfRun } from '@/src/services/platform/bulk-run'
import { businessZone } from '@/src/services/platform/business-zone'

import { csvHead, csvLines, FORBIDDEN, rowsOf } from '../csv-of'
import { auditExport } from '../exports/audit-export'
import { type ListSpec, questionIn } from '../list-spec'
import type { Frozen, Step } from './run'
import { type Selected, selectedInput } from './selection'

const ACTION = 'csv'
const AT_ONCE = 500
const EXAMPLES = 3

const stepInput = z.tuple([z.uuid(), z.int().min(0).max(1_000_000)])

/** The question that gives these rows and no others. */
const byIds = <Row extends { id: string }>(list: ListSpec<Row>, ids: readonly string[]) => ({
  ...questionIn(list, {}),
  where: { id: { in: [...ids] } },
})

/** The rows that are chosen, as they are now and as far as they may be seen. */
export async function chosenRows<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  chosen: Selected,
) {
  if ('question' in chosen)
    return rowsOf(req, list, questionIn(list, chosen.question, req.user?.id))
  const { rows } = await list.read(req, byIds(list, chosen.ids), chosen.ids.length)
  return { rows, isAll: true }
}

/** Freezes what is about to be exported: exactly the rows that match now, and may be seen. */
export async function freezeForCsv<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  selected: unknown,
): Promise<Frozen> {
  const chosen = selectedInput.safeParse(selected)
  if (!chosen.success) return { ok: false, message: 'Choose rows of this list.' }
  const { rows, isAll } = await chosenRows(req, list, chosen.data)
  if (rows.length === 0) return { ok: false, message: 'These rows no longer exist.' }
  const ids = rows.map(({ id }) => id)
  const run = await freezeRun(req, { screen: list.screen, action: ACTION, ids })
  if (!run) return { ok: false, message: FORBIDDEN }
  const name = list.bulk ?? (({ id }: Row) => id)
  const examples = rows.slice(0, EXAMPLES).map((row) => ({ id: row.id, name: name(row) }))
  return { ok: true, run, total: rows.length, isAll, examples }
}

type Asked = { readonly run: string; readonly from: number }

/** The rows to read next. The first that is asked of a run is logged, whichever part it is. */
async function nextPart(outer: PayloadRequest, screen: string, { run, from }: Asked) {
  return inTransactionOf(outer, async (req) => {
    const part = await partOfRun(req, { run, screen, action: ACTION, from, size: AT_ONCE })
    if (part && (part.isFirst || from === 0)) {
      await auditExport(req, { screen, asked: null, columns: [], rows: part.total })
    }
    return part
  })
}

/** The next lines of a frozen export. What may not be seen any more is left out. */
export async function csvPart<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  ...asked: readonly unknown[]
): Promise<Step<string>> {
  const parsed = stepInput.safeParse(asked)
  if (!parsed.success) return { ok: false, message: 'This export does not exist.' }
  const [run, from] = parsed.data
  const part = await nextPart(req, list.screen, { run, from })
  if (!part) return { ok: false, message: 'This export does not exist.' }
  const { rows } = await list.read(req, byIds(list, part.ids), AT_ONCE)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = part.ids.flatMap((id) => byId.get(id) ?? [])
  const to = from + part.ids.length
  return {
    ok: true,
    part: (from === 0 ? csvHead(list) : '') + csvLines(list, ordered, await businessZone(req)),
    next: part.ids.length > 0 && to < part.total ? to : null,
  }
}
