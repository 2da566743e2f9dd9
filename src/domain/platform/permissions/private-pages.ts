import { isId } from '@/src/domain/vocabulary/id'
import { keysOf } from '@/src/domain/vocabulary/keys'

/**
 * The pages about one thing that is not everyone's, or not on any list of pages, each with its id in
 * the address.
 */
const PRIVATE_PAGES = {
  legalVersion: /^\/versions\/(.+)$/,
  ownCompany: /^\/dashboard\/companies\/([^/]+)$/,
  ownOrder: /^\/dashboard\/orders\/([^/]+)$/,
  ownTemplates: /^\/dashboard\/orders\/([^/]+)\/templates$/,
  ownTicket: /^\/dashboard\/support\/(?!new$)([^/]+)$/,
  order: /^\/orders\/([^/]+)(?:\/pay)?$/,
  receipt: /^\/receipts\/([^/]+)$/,
  ticket: /^\/support\/tickets\/([^/]+)$/,
} as const satisfies Record<string, RegExp>

export type PrivateThing = keyof typeof PRIVATE_PAGES

const KINDS = keysOf(PRIVATE_PAGES)

/** A legal page and the day of a text of it, numbered where a day has several. */
const LEGAL_VERSION = /^(?:terms|privacy|refund)\/\d{4}-\d\d-\d\d(?:\.\d{1,4})?$/

/** Whether there can be such a thing at all. */
export const canExist = ({ kind, id }: { kind: PrivateThing; id: string }): boolean =>
  kind === 'legalVersion' ? LEGAL_VERSION.test(id) : isId(id)

/** Pages about an order that stands in their query, and how it is called there. */
const ABOUT_ORDER: Readonly<Record<string, string>> = {
  '/dashboard/documents': 'orderId',
  '/dashboard/support/new': 'order',
}

/** Where the links in guests' mails lead. Without its token one is about what it would open. */
const MAILED = /^(\/orders\/[^/]+|\/support\/tickets\/[^/]+)\/open$/

/** The path that an address is about: the documents of an order are the order's. */
export function subjectPath(address: {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}): string {
  const mailed = MAILED.exec(address.pathname)?.[1]
  if (mailed && !address.searchParams.get('token')) return mailed
  const parameter = ABOUT_ORDER[address.pathname]
  const order = parameter && address.searchParams.get(parameter)
  return order ? `/dashboard/orders/${encodeURIComponent(order)}` : address.pathname
}

/** What a path shows of someone's; null for every other page. */
export function privatePage(path: string): { kind: PrivateThing; id: string } | null {
  for (const kind of KINDS) {
    const id = PRIVATE_PAGES[kind].exec(path)?.[1]
    if (id) return { kind, id }
  }
  return null
}
