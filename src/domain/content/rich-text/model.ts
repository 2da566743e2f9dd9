import type { FaqPage } from '../faq-pages'

/** Words of a line, in the looks that the editor offers. */
export type Words = {
  readonly kind: 'words'
  readonly text: string
  readonly marks: readonly Mark[]
}

export const MARKS = ['strong', 'em', 'u', 's', 'code'] as const
export type Mark = (typeof MARKS)[number]

export type Link = {
  readonly kind: 'link'
  readonly href: string
  readonly newTab: boolean
  readonly inside: readonly Inline[]
}

export type Inline = Words | Link | { readonly kind: 'break' }

export type Item = { readonly inside: readonly Inline[]; readonly lists: readonly List[] }
export type List = {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly items: readonly Item[]
}

export type Cell = {
  readonly isHead: boolean
  readonly columns: number
  readonly rows: number
  readonly inside: readonly Block[]
}

/** What a fee table lists. The figures come from the catalogue, so that no page has its own. */
export const FEE_TABLE_NAMES = ['states', 'packages', 'services'] as const
export type FeeTable = (typeof FEE_TABLE_NAMES)[number]

export const FEE_TABLES: Readonly<Record<FeeTable, string>> = {
  states: 'State filing fees',
  packages: 'Formation packages',
  services: 'Services',
}

export type Heading = {
  readonly kind: 'heading'
  readonly level: 2 | 3 | 4
  readonly inside: readonly Inline[]
}

export type Block =
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inside: readonly Inline[] }
  | { readonly kind: 'rule' }
  | Heading
  | List
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'picture'; readonly media: string }
  | { readonly kind: 'fees'; readonly of: FeeTable; readonly states: readonly string[] }
  | { readonly kind: 'faq'; readonly page: FaqPage }
  | {
      readonly kind: 'call'
      readonly text: string
      readonly label: string
      readonly href: string
    }

/** A long text, as far as it is made of what a page may hold. */
export type RichText = readonly Block[]

const MAIL_OR_PHONE = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ().-]+)$/i
/** A page of ours or a place on one. Never `//elsewhere`, and nothing a browser reads as that. */
const OWN = /^(?:#[\w-]+|\/(?![/\\])[\w.~%/-]*(?:\?[\w.~%&=+-]*)?(?:#[\w-]+)?)$/

/** Whether a text may link there: a page of ours, another site by https, an address, a number. */
export function isSafeHref(href: string): boolean {
  if (href.length > 500) return false
  if (OWN.test(href)) return !href.includes('//')
  if (MAIL_OR_PHONE.test(href)) return true
  if (!/^https:\/\/[^/\\\s]/i.test(href) || /[\s\\]/.test(href) || !URL.canParse(href)) return false
  const { protocol, username, password } = new URL(href)
  return protocol === 'https:' && username === '' && password === ''
}
