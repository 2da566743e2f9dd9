import { z } from 'zod'

import { isFaqPage } from '../faq-pages'
import { childrenOf, type LexicalNode, topNodes } from './lexical'
import {
  type Block,
  type Cell,
  FEE_TABLE_NAMES,
  type Inline,
  type Item,
  isSafeHref,
  type List,
  type Mark,
  type RichText,
} from './model'

/** The editor keeps the looks of a text as bits of one number. */
const BITS: readonly (readonly [bit: number, mark: Mark])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
]

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

const linkFields = z.object({ url: z.string(), newTab: z.boolean().nullish() })
const callFields = z.object({ text: z.string(), label: z.string(), href: z.string() })
const feeFields = z.object({
  of: z.enum(FEE_TABLE_NAMES),
  states: z.array(z.string()).nullish(),
})
const mediaId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

function inlineOf(node: LexicalNode): Inline[] {
  switch (node.type) {
    case 'text': {
      const marks = BITS.filter(([bit]) => (node.format & bit) !== 0).map(([, mark]) => mark)
      return node.text === '' ? [] : [{ kind: 'words', text: node.text, marks }]
    }
    case 'tab':
      return [{ kind: 'words', text: ' ', marks: [] }]
    case 'linebreak':
      return [{ kind: 'break' }]
    case 'link':
    case 'autolink': {
      const inside = childrenOf(node).flatMap(inlineOf)
      const { data } = linkFields.safeParse(node.fields)
      if (!data || !isSafeHref(data.url)) return inside // its words stay, and lead nowhere
      return [{ kind: 'link', href: data.url, newTab: data.newTab === true, inside }]
    }
    default:
      return []
  }
}

const inlines = (node: LexicalNode): Inline[] => childrenOf(node).flatMap(inlineOf)

function listOf(node: LexicalNode): List {
  const items: Item[] = []
  for (const child of childrenOf(node).filter(({ type }) => type === 'listitem')) {
    const lists = childrenOf(child)
      .filter(({ type }) => type === 'list')
      .map(listOf)
    const inside = inlines(child)
    const last = items.at(-1)
    // The editor puts a list within a list into an item of its own, after the one that it is of.
    if (inside.length === 0 && lists.length > 0 && last) {
      items[items.length - 1] = { ...last, lists: [...last.lists, ...lists] }
    } else items.push({ inside, lists })
  }
  return { kind: 'list', isOrdered: node.listType === 'number', items }
}

const cellOf = (node: LexicalNode): Cell => ({
  isHead: node.headerState > 0,
  columns: node.colSpan,
  rows: node.rowSpan,
  inside: childrenOf(node).flatMap(blockOf),
})

function cellsOf(row: LexicalNode): Cell[] {
  return childrenOf(row)
    .filter(({ type }) => type === 'tablecell')
    .map(cellOf)
}

/** A block with fields of its own: what it shows is looked up when the page is made. */
function ownBlock(fields: LexicalNode['fields']): Block[] {
  if (fields.blockType === 'feeTable') {
    const { data } = feeFields.safeParse(fields)
    return data ? [{ kind: 'fees', of: data.of, states: data.states ?? [] }] : []
  }
  if (fields.blockType === 'faqList') {
    return isFaqPage(fields.page) ? [{ kind: 'faq', page: fields.page }] : []
  }
  if (fields.blockType !== 'callToAction') return []
  const { data } = callFields.safeParse(fields)
  return data && isSafeHref(data.href) ? [{ kind: 'call', ...data }] : []
}

function blockOf(node: LexicalNode): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const inside = inlines(node)
      return inside.length > 0 ? [{ kind: 'paragraph', inside }] : []
    }
    case 'quote':
      return [{ kind: 'quote', inside: inlines(node) }]
    case 'heading': {
      const level = Object.entries(LEVELS).find(([tag]) => tag === node.tag)?.[1]
      return level ? [{ kind: 'heading', level, inside: inlines(node) }] : []
    }
    case 'list':
      return [listOf(node)]
    case 'table': {
      const rows = childrenOf(node).filter(({ type }) => type === 'tablerow')
      return [{ kind: 'table', rows: rows.map(cellsOf) }]
    }
    case 'horizontalrule':
      return [{ kind: 'rule' }]
    case 'upload': {
      const { data } = mediaId.safeParse(node.value)
      return node.relationTo === 'media' && data ? [{ kind: 'picture', media: data }] : []
    }
    case 'block':
      return ownBlock(node.fields)
    default:
      return []
  }
}

/**
 * What the editor has stored as what a page may show. What it does not know is left out, and a link
 * to where none may lead is its words alone: nothing that is stored can bring markup of its own.
 */
export const readRichText = (value: unknown): RichText => topNodes(value).flatMap(blockOf)
