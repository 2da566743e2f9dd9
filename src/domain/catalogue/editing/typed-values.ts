import { z } from 'zod'

import { seenVersion } from '@/src/domain/catalogue/fact-editing/correction'
import { centsIn } from '@/src/domain/catalogue/fact-editing/typed'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { typedText as cleanedText } from '@/src/domain/vocabulary/text/typed-text'

const MOST_DOLLARS = 1_000_000
const MOST_LINES = 50
const LINE_LENGTH = 300

const atMost = (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`

/** A text of a form, without the spaces around it. It may be empty. */
export const typedText = (most: number) => cleanedText(most, 'Enter text.', atMost(most))

/** A text that has to be given; `ask` says so where it is missing. */
export const neededText = (ask: string, most: number) => typedText(most).min(1, ask)

/** What something is called: it stands in mails and titles, so it has no markup. */
export const neededName = (ask: string, most: number) =>
  neededText(ask, most).refine((text) => !/[<>]/.test(text), 'Leave out < and >.')

/** Why a text is no price, in a sentence. */
function priceProblem(text: string, isWhole: boolean): string {
  if (/^-\s*\$?\s*\d/.test(text)) return 'Enter 0 or more.'
  const example = isWhole ? 'Enter whole dollars, such as 199.' : 'Enter an amount such as 29.50.'
  return /^\$?[\d,]+\.\d{3,}$/.test(text) && !isWhole ? 'Use at most two decimals.' : example
}

/** A price in dollars, as it is typed or as a number. */
export const typedPrice = ({ isWhole = false } = {}) =>
  z.union([z.string(), z.number()], 'Enter a price.').transform((given, context): number => {
    const text = plainSigns(String(given))
    const cents = centsIn(text)
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (cents === null || (isWhole && cents % 100 !== 0)) {
      return refuse(text === '' ? 'Enter a price.' : priceProblem(text, isWhole))
    }
    if (cents > MOST_DOLLARS * 100) return refuse('Enter at most 1,000,000.')
    return cents / 100
  })

/** A list of short texts, such as a package's features: blank ones are dropped. */
export const typedLines = z
  .array(typedText(LINE_LENGTH))
  .max(MOST_LINES, `Use at most ${MOST_LINES} entries.`)
  .transform((lines) => lines.filter((line) => line !== ''))

/** Which entry a form is about, and which version of it was on screen; none of one that is new. */
export const seenEntry = {
  id: z.guid().nullable(),
  version: seenVersion.nullable(),
}

export type SeenEntry = { readonly id: string | null; readonly version: string | null }
