import { cells, type PageContent } from '@/src/domain/content/page-content'
import { Section } from '@/src/storefront/ui/layout'

/** Customers' own words, once staff have verified that they are. */
export function Testimonials({ content }: { content: PageContent<'/'> }) {
  const quotes = [
    content.claim('testimonials.quote1'),
    content.claim('testimonials.quote2'),
    content.claim('testimonials.quote3'),
  ].flatMap((claim) => claim ?? [])
  if (quotes.length === 0) return null
  return (
    <Section title={content.text('testimonials.title')}>
      <div className="grid gap-10 lg:auto-cols-fr lg:grid-flow-col">
        {quotes.map((quote) => {
          const [words, author] = cells(quote)
          return (
            <figure key={quote}>
              <blockquote className="heading text-xl tracking-normal">“{words}”</blockquote>
              <figcaption className="mt-3 text-sm text-muted">{author}</figcaption>
            </figure>
          )
        })}
      </div>
    </Section>
  )
}
