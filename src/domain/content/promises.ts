import type { TrackedService } from '@/src/domain/vocabulary/order-status'

import { REFUND_TIME } from '../vocabulary/money/refund-text'
import type { PageContent, SayPromises } from './page-content'

/** What a text may name in braces, and the element that has the words. */
const PROMISES = {
  'filing promise': 'promise.filing',
  'short promise': 'promise.short',
  'refund terms': 'promise.refunds',
  'EIN time': 'promise.einTime',
  'ITIN time': 'promise.itinTime',
  'ITIN expiry': 'promise.itinExpiry',
} as const

/** What staff may write in braces. */
export const PROMISE_NAMES: readonly string[] = [...Object.keys(PROMISES), 'refund time']

const NAMED = /\{([A-Za-z ]+)\}/g

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

/** What usually follows once we have sent an application: others decide on it, so none is a promise. */
const USUALLY: Partial<Record<TrackedService, string>> = {
  ein: '{EIN time}',
  itin: '{ITIN time} {ITIN expiry}',
}

/** What usually follows after we have sent a service's application; null where we need no one else. */
export function usuallyFollows(service: TrackedService, say: SayPromises): string | null {
  const text = USUALLY[service]
  return text === undefined ? null : say(text)
}
