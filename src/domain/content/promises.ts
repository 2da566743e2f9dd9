import { REFUND_TIME } from '../vocabulary/money/refund-words'
import type { PageContent, SayPromises } from './page-content'

/** What a text may name in braces, and the element that has the words. */
const PROMISES = {
  'filing promise': 'promise.filing',
  'short promise': 'promise.short',
  'refund terms': 'promise.refunds',
} as const

const NAMED = /\{(filing promise|short promise|refund terms|refund time)\}/g

/**
 * A promise has one set of words, wherever it is made: those of the elements that all pages share,
 * and for `refund time` those that orders, mails and errors say too.
 */
export function promisesOf(layout: PageContent<'/layout'>): SayPromises {
  const isName = (name: string): name is keyof typeof PROMISES => Object.hasOwn(PROMISES, name)
  return (text) =>
    text.replaceAll(NAMED, (whole, name: string) => {
      if (name === 'refund time') return REFUND_TIME
      return isName(name) ? layout.text(PROMISES[name]) : whole
    })
}
