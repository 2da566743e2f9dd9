import type { ReactNode } from 'react'

import { legalBlocks } from '@/src/domain/content/legal-blocks'
import { cx } from '@/src/storefront/ui/cx'
import { Container } from '@/src/storefront/ui/layout'

type LegalTextProps = {
  body: string
  /** What follows the text, in its column. */
  children?: ReactNode
}

/** A long text: sections with anchors, and a list of them at its side where there are any. */
export function LegalText({ body, children }: LegalTextProps) {
  const { preamble, sections } = legalBlocks(body)
  const hasSections = sections.length > 0
  return (
    <Container className="py-10 lg:py-16">
      <div className={cx('grid gap-x-16 gap-y-10', hasSections && 'lg:grid-cols-[14rem_1fr]')}>
        {hasSections && (
          <nav aria-label="On this page" className="hidden text-sm lg:block">
            <ul className="sticky top-24 flex flex-col gap-2">
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="text-muted hover:text-text hover:underline">
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="flex max-w-[68ch] flex-col gap-10">
          <Paragraphs lines={preamble} />
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 className="mb-3 text-lg font-semibold">{section.title}</h2>
              <Paragraphs lines={section.lines} />
            </section>
          ))}
          {children}
        </div>
      </div>
    </Container>
  )
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  const items = lines.filter((line) => line.startsWith('- '))
  const texts = lines.filter((line) => !line.startsWith('- '))
  return (
    <div className="flex flex-col gap-3">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
          {items.map((item) => (
            <li key={item}>{item.slice(2)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
