import type { Fee } from '@/src/domain/catalogue/facts/fee'

import { type Complaints, centsText, readerOf } from './typed'

type Brackets = Extract<Fee, { type: 'brackets' }>

/** One bracket as a form holds it: the fee up to a figure, and beyond all others where it is empty. */
export type BracketFields = { readonly upTo: string; readonly cost: string }

export const NEW_BRACKET: BracketFields = { upTo: '', cost: '' }

export const bracketFields = ({ rows }: Brackets): BracketFields[] =>
  rows.map(({ upTo, cents }) => ({ upTo: upTo === null ? '' : `${upTo}`, cost: centsText(cents) }))

const FIGURE = /^\$?\s?((?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,6})?)$/

/** A positive figure, which may be far above any fee; null when it is none. */
function figureIn(text: string): number | null {
  const [, digits] = FIGURE.exec(text.trim()) ?? []
  const figure = Number(digits?.replaceAll(',', ''))
  return figure > 0 ? figure : null
}

/** The brackets that were typed; what is wrong is said beside its field. */
export function readBrackets(
  typed: readonly BracketFields[],
  complaints: Complaints,
): Brackets['rows'] {
  const say = (message: string, path: string[]) =>
    complaints.addIssue({ code: 'custom', message, path })
  if (typed.length < 2) say('Add a bracket: there are at least two.', ['brackets'])
  let below = 0
  return typed.map((bracket, at) => {
    const place = ['brackets', `${at}`]
    const cents = readerOf(bracket, complaints, place).cents('cost')
    if (bracket.upTo.trim() === '') {
      if (at < typed.length - 1) say('Only the last bracket may be open.', [...place, 'upTo'])
      return { upTo: null, cents }
    }
    const upTo = figureIn(bracket.upTo)
    if (upTo === null) say('Enter a figure such as 249999.99.', [...place, 'upTo'])
    else if (upTo <= below) say('Enter more than in the bracket before.', [...place, 'upTo'])
    below = upTo ?? below
    return { upTo, cents }
  })
}
