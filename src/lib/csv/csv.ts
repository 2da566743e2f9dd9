import { stringify } from 'csv-stringify/sync'

/** One line of a CSV file (RFC 4180); nothing in it acts when a spreadsheet opens it. */
export const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { escape_formulas: true, record_delimiter: 'windows' })
