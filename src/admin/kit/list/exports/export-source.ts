import type { PayloadRequest } from 'payload'
import type { SearchParams } from '@/src/admin/kit/page/screen-view'
import type { Question } from '@/src/queries/platform/list-pages'
import { businessZone } from '@/src/services/platform/business-zone'
import { csvPart, freezeForCsv } from '../bulk/csv-run'
import type { Frozen, Step } from '../bulk/run'
import { type Csv, csvHead, csvLines, exportList, pagesOf } from '../csv-of'
import { type ListSpec, questionIn } from '../list-spec'

/** Further than this the rows of an export are not counted beforehand. */
const MOST_COUNTED = 2_000_000

type Part = { readonly text: string; readonly rows: number }

export type ExportSource = {
  /** What such an address asks it for. */
  readonly asked: (req: PayloadRequest, search: SearchParams) => Promise<Question>
  /** How many rows it will have; null where no one knows. */
  readonly count: (req: PayloadRequest, search: SearchParams) => Promise<number | null>
  /** Its lines, a page at a time. @param reader who asks, with what they may read by then */
  readonly parts: (
    reader: () => Promise<PayloadRequest>,
    search: SearchParams,
    columns: readonly string[],
  ) => AsyncGenerator<Part>
  /** The rows that an address asks for, for a spreadsheet. */
  readonly csv: (req: PayloadRequest, search: unknown, columns?: unknown) => Promise<Csv>
  readonly freeze: (req: PayloadRequest, selected: unknown) => Promise<Frozen>
  readonly step: (req: PayloadRequest, run: unknown, from: unknown) => Promise<Step<string>>
}

export function exportSource<Row extends { id: string }>(
  listFor: (req: PayloadRequest) => ListSpec<Row> | Promise<ListSpec<Row>>,
): ExportSource {
  return {
    asked: async (req, search) => questionIn(await listFor(req), search, req.user?.id),
    count: async (req, search) => {
      const list = await listFor(req)
      const asked = questionIn(list, search, req.user?.id)
      const counted = await list.count?.(req, asked, MOST_COUNTED)
      return counted && !counted.isMore ? counted.count : null
    },
    csv: async (req, search, columns) => exportList(req, await listFor(req), search, columns),
    freeze: async (req, selected) => freezeForCsv(req, await listFor(req), selected),
    step: async (req, run, from) => csvPart(req, await listFor(req), run, from),
    async *parts(reader, search, columns) {
      const first = await reader()
      const list = await listFor(first)
      const asked = questionIn(list, search, first.user?.id)
      const zone = await businessZone(first)
      yield { text: csvHead(list, columns), rows: 0 }
      for await (const { rows } of pagesOf(first, list, asked, reader)) {
        yield { text: csvLines(list, rows, zone, columns), rows: rows.length }
      }
    },
  }
}
