import type { TestimonialView } from '@/src/domain/content/claims/claim'
import { Section } from '@/src/storefront/ui/layout'

type TestimonialsProps = { title: string; quotes: readonly TestimonialView[] }

/** Customers' own words, once staff have verified that they are. */
export function Testimonials({ title, quotes }: TestimonialsProps) {
  if (quotes.length === 0) return null
  return (
    <Section title={title}>
      <div className="grid gap-10 md:grid-cols-2 lg:grid-cols-3">
        {quotes.map(({ id, quote, author }) => (
          <figure key={id}>
            <blockquote className="heading text-xl tracking-normal">“{quote}”</blockquote>
            <figcaption className="mt-3 text-sm text-muted">{author}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
