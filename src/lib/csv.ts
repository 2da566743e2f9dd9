/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file (RFC 4180); nothing in it acts when a spreadsheet opens it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
