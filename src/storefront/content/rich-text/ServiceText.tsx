import type { Block, List, RichText } from '@/src/domain/content/rich-text/model'
import { sectionsOf } from '@/src/domain/content/rich-text/sections'
import { cx } from '@/src/storefront/ui/cx'
import { Container } from '@/src/storefront/ui/layout'

import { Blocks, type ShowPart } from './Blocks'
import { Inlines } from './Inlines'

type ServiceTextProps = { text: RichText; part: ShowPart }

/** What takes the whole width of the page. */
const WIDE: readonly Block['kind'][] = ['table', 'fees', 'faq', 'picture', 'call']

/** For whom a service is, and how it goes: sections beside one another where there is room. */
export function ServiceText({ text, part }: ServiceTextProps) {
  const { preamble, sections } = sectionsOf(text)
  if (text.length === 0) return null
  return (
    <div className="border-t border-border bg-panel py-12 lg:py-20">
      <Container>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {preamble.length > 0 && (
            <div className="flex min-w-0 max-w-[68ch] flex-col gap-3 lg:col-span-2">
              <Blocks of={preamble} part={part} />
            </div>
          )}
          {sections.map(({ id, heading, blocks }) => {
            const isWide = blocks.some(({ kind }) => WIDE.includes(kind))
            return (
              <section key={id} id={id} className={cx('min-w-0', isWide && 'lg:col-span-2')}>
                <h2 className="heading text-xl">
                  <Inlines of={heading} />
                </h2>
                <div className="mt-5 flex flex-col gap-3">
                  <Points blocks={blocks} part={part} />
                </div>
              </section>
            )
          })}
        </div>
      </Container>
    </div>
  )
}

function Points({ blocks, part }: { blocks: RichText; part: ShowPart }) {
  return blocks.map((block, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
      <PointList key={index} {...block} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Blocks key={index} of={[block]} part={part} />
    ),
  )
}

/** A list with a line above each item, its steps numbered large. */
function PointList({ isOrdered, items }: List) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ inside, lists }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
          key={index}
          className={cx('border-t border-border py-3', isOrdered && 'flex gap-4')}
        >
          {isOrdered && (
            <span className="heading text-lg text-accent-text tabular-nums">{index + 1}</span>
          )}
          <div>
            <Inlines of={inside} />
            {lists.map((list, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <PointList key={nth} {...list} />
            ))}
          </div>
        </li>
      ))}
    </Tag>
  )
}
