/** What a spreadsheet takes for a formula; `csvLine` puts an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/
const LOOKS_ESCAPED = /^'+[=+\-@\t\r]/

/** A text that would look like an escaped one gets one more apostrophe, so that it comes back. */
export const escapedCell = (text: string): string => (LOOKS_ESCAPED.test(text) ? `'${text}` : text)

/** Returns a cell's text as it was before `escapedCell`. */
export const plainCell = (cell: string): string => (LOOKS_ESCAPED.test(cell) ? cell.slice(1) : cell)

export const isFormula = (cell: string): boolean => FORMULA.test(cell)
