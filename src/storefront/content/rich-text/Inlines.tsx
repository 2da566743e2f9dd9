import type { ReactNode } from 'react'

import type { Inline, Link, Words } from '@/src/domain/content/rich-text/model'
import { SiteLink } from '@/src/storefront/ui/links/site-link'

function Marked({ text, marks }: Words): ReactNode {
  const [Tag, ...rest] = marks
  return Tag ? (
    <Tag>
      <Marked kind="words" text={text} marks={rest} />
    </Tag>
  ) : (
    text
  )
}

function TextLink({ href, newTab, inside }: Link) {
  const words = <Inlines of={inside} />
  if (href.startsWith('/') && !newTab) {
    return (
      <SiteLink href={href} className="link">
        {words}
      </SiteLink>
    )
  }
  return (
    <a href={href} className="link" rel="noopener" target={newTab ? '_blank' : undefined}>
      {words}
    </a>
  )
}

/** A line of text with its looks and links. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((one, index) => {
    const key = index
    if (one.kind === 'break') return <br key={key} />
    return one.kind === 'link' ? <TextLink key={key} {...one} /> : <Marked key={key} {...one} />
  })
}
