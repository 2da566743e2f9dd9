import { z } from 'zod'

/** A node as the editor stores it, with what we read of any kind of node. */
const lexicalNode = z.object({
  type: z.string(),
  text: z.string().catch(''),
  format: z.number().catch(0),
  tag: z.string().catch(''),
  listType: z.string().catch(''),
  headerState: z.number().catch(0),
  colSpan: z.number().int().min(1).max(50).catch(1),
  rowSpan: z.number().int().min(1).max(500).catch(1),
  relationTo: z.string().catch(''),
  value: z.unknown().optional(),
  fields: z.record(z.string(), z.unknown()).catch({}),
  children: z.array(z.unknown()).catch([]),
})
export type LexicalNode = z.infer<typeof lexicalNode>

const stored = z.object({ root: lexicalNode })

export const childrenOf = (node: LexicalNode): LexicalNode[] =>
  node.children.flatMap((child) => lexicalNode.safeParse(child).data ?? [])

/** The nodes at the top of what is stored; none of what is no rich text. */
export const topNodes = (value: unknown): LexicalNode[] => {
  const { data } = stored.safeParse(value)
  return data ? childrenOf(data.root) : []
}

/** Whether it is a rich text at all, with every node one that can be read. */
export const isLexical = (value: unknown): boolean => stored.safeParse(value).success

/** Whether a node holds children that are no nodes. */
export const hasStrays = (node: LexicalNode): boolean =>
  childrenOf(node).length !== node.children.length
