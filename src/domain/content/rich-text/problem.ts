import { z } from 'zod'

import { isFaqPage } from '../faq-pages'
import { childrenOf, hasStrays, isLexical, type LexicalNode, topNodes } from './lexical'
import { FEE_TABLE_NAMES, isSafeHref } from './model'

const KNOWN: ReadonlySet<string> = new Set([
  'autolink',
  'block',
  'heading',
  'horizontalrule',
  'linebreak',
  'link',
  'list',
  'listitem',
  'paragraph',
  'quote',
  'tab',
  'table',
  'tablecell',
  'tablerow',
  'text',
  'upload',
])

const MAX_NODES = 20_000
const MAX_DEPTH = 24
const MAX_LETTERS = 200_000

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const words = z.string().trim().min(1).max(300)
const BLOCKS: Readonly<Record<string, z.ZodType>> = {
  feeTable: z.object({ of: z.enum(FEE_TABLE_NAMES) }),
  faqList: z.object({ page: z.custom(isFaqPage) }),
  callToAction: z.object({ text: words, label: words.max(60), href: z.string() }),
}
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  feeTable: 'fee table',
  faqList: 'list of questions',
  callToAction: 'call to action',
}

const unsafeLink = (url: string) =>
  `The link to “${shortened(url)}” can’t be used. Enter a page of this site (/support), an address that starts with https://, or an email address or phone number.`

function linkProblem(url: unknown): string | null {
  const text = typeof url === 'string' ? url : ''
  return isSafeHref(text) ? null : unsafeLink(text)
}

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const isFollowed = (url: unknown): boolean =>
  typeof url !== 'string' || FOLLOWED.has(URL.parse(url, 'https://site')?.protocol ?? '')

/** The first problem of a node or of what is in it, in words; null where there is none. */
function firstProblem(
  nodes: readonly LexicalNode[],
  problemOf: (node: LexicalNode) => string | null,
  depth = 0,
): string | null {
  if (depth > MAX_DEPTH) return 'The text has too many lists or tables within one another.'
  for (const node of nodes) {
    const found = problemOf(node) ?? firstProblem(childrenOf(node), problemOf, depth + 1)
    if (found) return found
  }
  return null
}

const isLink = ({ type }: LexicalNode): boolean => type === 'link' || type === 'autolink'

/** The first link in a text that runs something in place of leading on, in words; null where there is none. */
export const linkProblemIn = (value: unknown): string | null =>
  firstProblem(topNodes(value), (node) =>
    isLink(node) && !isFollowed(node.fields.url) ? unsafeLink(String(node.fields.url)) : null,
  )

function ownProblem(node: LexicalNode): string | null {
  if (!KNOWN.has(node.type))
    return `The text holds something that pages can’t show (${shortened(node.type)}).`
  if (hasStrays(node)) return 'The text is damaged. Reload the page and try again.'
  if (node.type === 'heading' && !['h2', 'h3', 'h4'].includes(node.tag))
    return 'Use heading 2, 3 or 4. The title of the page is heading 1.'
  if (isLink(node)) return linkProblem(node.fields.url)
  if (node.type === 'upload' && node.relationTo !== 'media')
    return 'Only pictures from Media can be shown.'
  if (node.type !== 'block') return null
  const type = String(node.fields.blockType)
  const shape = Object.hasOwn(BLOCKS, type) ? BLOCKS[type] : undefined
  if (!shape) return `The text holds a block that pages can’t show (${shortened(type)}).`
  if (!shape.safeParse(node.fields).success)
    return `Fill in every field of the ${BLOCK_NAMES[type]}.`
  return type === 'callToAction' ? linkProblem(node.fields.href) : null
}

/** What speaks against a text that is to be saved, in words for who wrote it; null where nothing does. */
export function richTextProblem(value: unknown): string | null {
  if (!isLexical(value)) return 'The text is damaged. Reload the page and try again.'
  let [nodes, letters] = [0, 0]
  return firstProblem(topNodes(value), (node) => {
    nodes += 1
    letters += node.text.length
    if (nodes > MAX_NODES || letters > MAX_LETTERS)
      return 'The text is too long for one page. Shorten it.'
    return ownProblem(node)
  })
}
