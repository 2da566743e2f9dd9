import config from '@payload-config'
import { headers } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { csvLine } from '@/src/lib/csv/csv'
import { snapshotOf } from '@/src/lib/database'
import { userBehind } from '@/src/lib/sessions/user-behind'
import { cursorAfter, type Question, type Rows } from '@/src/queries/platform/list-pages'
import { businessZone } from '@/src/services/platform/business-zone'
import { beginExport, type ExportState } from '@/src/services/platform/exports/list-exports'
import { opens } from '../screens/opens'
import { auditExport } from './exports/audit-export'
import { type ListSpec, questionIn } from './list-spec'
import type { Refused } from './refused'

/** A file of more rows opens in no spreadsheet. */
const MOST_ROWS = 50_000
/** More rows than this are written by a job. */
const MOST_AT_ONCE = 10_000
const AT_ONCE = 500

export type Csv =
  | { readonly ok: true; readonly csv: string; readonly rows: number; readonly isAll: boolean }
  | { readonly ok: true; readonly job: ExportState }
  | Refused

export const FORBIDDEN = 'You don’t have permission to export this list.'
export const NO_EXPORT = 'This export does not exist. Exports are kept for 24 hours.'

const columnsInput = z.array(z.string().max(100)).max(100).catch([])

export const searchInput = z.record(z.string().max(100), z.union([z.string(), z.array(z.string())]))

/**
 * All that a list shows at one moment, page after page; whether each is the last.
 *
 * @param reader who reads each page, with what they may read by then
 */
export async function* pagesOf<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  asked: Question,
  reader: () => PayloadRequest | Promise<PayloadRequest> = () => req,
): AsyncGenerator<{ rows: readonly Row[]; isLast: boolean }> {
  const snapshot = await snapshotOf(req)
  try {
    let after: Question['after'] = null
    do {
      const found: Rows<Row> = await list.read(
        { ...(await reader()), ...snapshot },
        { ...asked, after },
        AT_ONCE,
      )
      after = cursorAfter(found)
      yield { rows: found.rows, isLast: after === null }
    } while (after)
  } finally {
    await snapshot.end()
  }
}

export async function rowsOf<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  asked: Question,
): Promise<{ rows: Row[]; isAll: boolean }> {
  const rows: Row[] = []
  let isAll = true
  for await (const page of pagesOf(req, list, asked)) {
    rows.push(...page.rows)
    isAll = page.isLast
    if (rows.length >= MOST_ROWS) break
  }
  return { rows, isAll }
}

/** The lines of a list for a spreadsheet, as many as are not left to a job. */
export async function csvFor<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  asked: Question,
  chosen?: readonly string[],
): Promise<{ csv: string; rows: number; isAll: boolean }> {
  const parts = [csvHead(list, chosen)]
  const zone = await businessZone(req)
  let [rows, isAll] = [0, true]
  for await (const page of pagesOf(req, list, asked)) {
    parts.push(csvLines(list, page.rows, zone, chosen))
    rows += page.rows.length
    isAll = page.isLast
    if (rows >= MOST_AT_ONCE) break
  }
  return { csv: parts.join(''), rows, isAll }
}

/** A list's columns as lines of a spreadsheet: their names first. Without a choice, all of them. */
function cellsOf<Row extends { id: string }>(
  { columns, csvMore = [] }: Pick<ListSpec<Row>, 'columns' | 'csvMore'>,
  chosen: readonly string[] = [],
) {
  const all = [...columns, ...csvMore].flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []))
  const known = all.filter(({ label }) => chosen.includes(label))
  return known.length > 0 ? known : all
}

export const csvColumns = <Row extends { id: string }>(list: ListSpec<Row>): readonly string[] =>
  cellsOf(list).map(({ label }) => label)

export function csvHead<Row extends { id: string }>(
  list: ListSpec<Row>,
  chosen?: readonly string[],
): string {
  return csvLine(cellsOf(list, chosen).map(({ label }) => label))
}

/** @param zone the office's, in which its days are told */
export function csvLines<Row extends { id: string }>(
  list: ListSpec<Row>,
  rows: readonly Row[],
  zone: string,
  chosen?: readonly string[],
): string {
  const cells = cellsOf(list, chosen)
  return rows.map((row) => csvLine(cells.map(({ csv }) => csv(row, zone)))).join('')
}

/** The request behind a server function; null without the right to open the list's screen. */
export async function listRequest(
  list: Pick<ListSpec<{ id: string }>, 'screen'>,
): Promise<PayloadRequest | null> {
  const payload = await getPayload({ config })
  const user = await userBehind(payload, await headers())
  const sent = { headers: new Headers(await headers()) } // the audit log tells where from
  const req = await createLocalReq({ req: sent, ...(user && { user }) }, payload)
  return (await opens(req, list.screen)) ? req : null
}

/** What a list shows, all pages of it, for a spreadsheet; of a long one, the job that writes it. */
export async function exportList<Row extends { id: string }>(
  req: PayloadRequest,
  list: ListSpec<Row>,
  search: unknown,
  chosen?: unknown,
): Promise<Csv> {
  const parsed = searchInput.safeParse(search)
  if (!parsed.success) return { ok: false, message: 'This address can’t be exported.' }
  const columns = columnsInput.parse(chosen)
  const asked = questionIn(list, parsed.data, req.user?.id)
  const counted = await list.count?.(req, asked, MOST_AT_ONCE)
  const found = counted?.isMore ? null : await csvFor(req, list, asked, columns)
  const { screen, isDated } = list
  if (found?.isAll) {
    await auditExport(req, { screen, asked, columns, rows: found.rows })
    return { ok: true, ...found }
  }
  const fileName = isDated ? `${screen}-${isoDayIn(new Date(), await businessZone(req))}` : screen
  const job = await beginExport(req, { screen, question: parsed.data, columns, fileName })
  return job ? { ok: true, job } : { ok: false, message: FORBIDDEN }
}
