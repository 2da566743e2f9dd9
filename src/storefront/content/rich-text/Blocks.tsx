import type { ReactNode } from 'react'

import type { Block, Cell, List, RichText } from '@/src/domain/content/rich-text/model'
import { cx } from '@/src/storefront/ui/cx'
import { Card } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { Inlines } from './Inlines'

/** A block for which something has to be looked up. */
export type LookedUp = Extract<Block, { kind: 'fees' | 'faq' | 'picture' }>
/** Shows such a block: pages know how to look it up. */
export type ShowPart = (block: LookedUp) => ReactNode

const LIST = 'flex flex-col gap-2 pl-5 marker:text-muted'

function TextList({ isOrdered, items }: List) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={cx(LIST, isOrdered ? 'list-decimal' : 'list-disc')}>
      {items.map(({ inside, lists }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
        <li key={index}>
          <Inlines of={inside} />
          {lists.map((list, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={nth} className="mt-2">
              <TextList {...list} />
            </div>
          ))}
        </li>
      ))}
    </Tag>
  )
}

type TextTableProps = { rows: readonly (readonly Cell[])[]; part: ShowPart }

function TextTable({ rows, part }: TextTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Table" className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-left text-sm">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table has no other order
            <tr key={row} className="border-b border-border">
              {cells.map(({ isHead, columns, rows: span, inside }, column) => {
                const Tag = isHead ? 'th' : 'td'
                return (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={column}
                    colSpan={columns > 1 ? columns : undefined}
                    rowSpan={span > 1 ? span : undefined}
                    scope={isHead ? (row === 0 ? 'col' : 'row') : undefined}
                    className="min-w-28 py-2 pr-4 align-top last:pr-0"
                  >
                    <Blocks of={inside} part={part} />
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type BlocksProps = { of: RichText; part: ShowPart }

/** The parts of a text as elements of the page; nothing of it is markup that was typed. */
export function Blocks({ of, part }: BlocksProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order, and never changes here
  return of.map((block, index) => <OneBlock key={index} block={block} part={part} />)
}

function OneBlock({ block, part }: { block: Block; part: ShowPart }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.inside} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className="border-l-2 border-border-strong pl-4 text-muted">
          <Inlines of={block.inside} />
        </blockquote>
      )
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag className="mt-3 font-semibold">
          <Inlines of={block.inside} />
        </Tag>
      )
    }
    case 'list':
      return <TextList {...block} />
    case 'table':
      return <TextTable rows={block.rows} part={part} />
    case 'rule':
      return <hr className="border-border" />
    case 'call':
      return (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="font-semibold">{block.text}</p>
          <ButtonLink href={block.href}>{block.label}</ButtonLink>
        </Card>
      )
    default:
      return part(block)
  }
}
