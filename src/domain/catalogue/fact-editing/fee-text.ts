import type { Fee } from '@/src/domain/catalogue/facts/fee'
import { formatPrice, money } from '@/src/domain/vocabulary/money/money'
import { plural } from '@/src/domain/vocabulary/plural'

const price = (cents: number) => formatPrice(money(cents, 'USD'))

const range = (least: number, most: number | null) => {
  if (most === null) return `${price(least)} or more`
  return least === most ? price(least) : `${price(least)} to ${price(most)}`
}

type PerOwner = Extract<Fee, { type: 'per' }>
type Channel = Extract<Fee, { type: 'channel' }>
type Brackets = Extract<Fee, { type: 'brackets' }>

function perText({ per, base, each, above, min, max }: PerOwner): string {
  const sum = `${price(each)} for each ${per}${above > 0 ? ` above ${above}` : ''}`
  return [
    base > 0 ? `${price(base)} and ${sum}` : sum,
    min > 0 && `at least ${price(min)}`,
    max !== null && `at most ${price(max)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function channelText({ online, paper, uses }: Channel): string {
  const ways = [
    online !== null && `${price(online)} online${uses === 'online' ? ' (ours)' : ''}`,
    paper !== null && `${price(paper)} on paper${uses === 'paper' ? ' (ours)' : ''}`,
  ]
  return ways.filter(Boolean).join(', ')
}

function bracketText({ of, rows }: Brackets): string {
  const amounts = rows.map(({ cents }) => cents)
  const span = range(Math.min(...amounts), Math.max(...amounts))
  return `${span} by ${of}, in ${plural(rows.length, 'bracket')}`
}

/** What a state charges, in words for staff. */
export function feeText(fee: Fee): string {
  switch (fee.type) {
    case 'none':
      return 'No fee'
    case 'fixed':
      return price(fee.cents)
    case 'channel':
      return channelText(fee)
    case 'per':
      return perText(fee)
    case 'brackets':
      return bracketText(fee)
    case 'range':
      return range(fee.least, fee.most)
  }
}

/** What a spreadsheet takes for a formula; `csvLine` puts an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/
const LOOKS_ESCAPED = /^'+[=+\-@\t\r]/

/** A text that would look like an escaped one gets one more apostrophe, so that it comes back. */
export const escapedCell = (text: string): string => (LOOKS_ESCAPED.test(text) ? `'${text}` : text)

/** Returns a cell's text as it was before `escapedCell`. */
export const plainCell = (cell: string): string => (LOOKS_ESCAPED.test(cell) ? cell.slice(1) : cell)

export const isFormula = (cell: string): boolean => FORMULA.test(cell)

/** The largest file of facts that can be imported, in bytes. All of ours weigh a fifth of it. */
export const FACT_FILE_BYTES = 2 * 1024 * 1024
