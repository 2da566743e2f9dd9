import { z } from 'zod'

import { isSafeTarget } from './link-target'

/** What a mail written visually may be made of. */
const NODES = [
  'doc',
  'container',
  'paragraph',
  'heading',
  'text',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'hardBreak',
  'button',
  'image',
] as const

const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link', 'sup'] as const

const TARGETS = ['href', 'src']
const ACTIVE = /url\s*\(|expression|@import|javascript:|behavior\s*:/i

const attributes = z
  .record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
  .refine(
    (given) =>
      Object.entries(given).every(([name, value]) => {
        if (typeof value !== 'string') return true
        return TARGETS.includes(name) ? isSafeTarget(value) : !ACTIVE.test(value)
      }),
    'Use links that begin with https://',
  )

const mark = z.strictObject({ type: z.enum(MARKS), attrs: attributes.optional() })

const node = z.strictObject({
  type: z.enum(NODES),
  attrs: attributes.optional(),
  marks: z.array(mark).max(MARKS.length).optional(),
  text: z.string().max(100_000).optional(),
  get content() {
    return z.array(node).max(2000).optional()
  },
})

const document = node.refine(({ type }) => type === 'doc', 'This is not a template')

const MOST_LENGTH = 400_000
const MOST_DEPTH = 40

/** How deep the brackets of a text go: what goes too deep is never read as a tree. */
function depthOf(json: string): number {
  let [depth, most] = [0, 0]
  for (const letter of json) {
    if (letter === '{' || letter === '[') depth += 1
    if (letter === '}' || letter === ']') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}

const UNREADABLE = 'The editor’s document cannot be read. Copy your text and reload the page.'

/** The document of the visual editor as it is kept: read from its JSON and known in every part. */
export const designInput = z
  .string()
  .max(MOST_LENGTH, 'This template is too long')
  .transform((json, context): unknown => {
    try {
      if (depthOf(json) <= MOST_DEPTH * 2) return JSON.parse(json)
    } catch {
      // said below
    }
    context.addIssue({ code: 'custom', message: UNREADABLE })
    return z.NEVER
  })
  .pipe(document)
