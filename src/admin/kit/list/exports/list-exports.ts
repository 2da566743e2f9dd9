import { csvPart, freezeForCsv } from '../bulk/csv-run'
import type { Frozen, Step } from '../bulk/run'
import { type Csv, csvOf, listRequest } from '../csv-of'
import type { ListSpec } from '../list-spec'

/** A list for a spreadsheet: the functions that a `use server` file gives to its page. */
export const listExports = <Row extends { id: string }>(list: ListSpec<Row>) => ({
  /** The rows that the address asks for. */
  exportCsv: async (search: unknown, columns?: unknown): Promise<Csv> =>
    csvOf(list, search, columns),
  /** The chosen rows that are about to be exported, frozen. */
  freeze: async (selected: unknown): Promise<Frozen> =>
    freezeForCsv(await listRequest(list), list, selected),
  /** The next lines of those. */
  step: async (run: unknown, from: unknown): Promise<Step<string>> =>
    csvPart(await listRequest(list), list, run, from),
})
