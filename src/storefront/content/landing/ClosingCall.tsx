import type { PageContent } from '@/src/domain/content/page-content'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

/** The last word of the page: begin. */
export function ClosingCall({ content }: { content: PageContent<'/'> }) {
  return (
    <section className="bg-ink py-8 sm:py-14 text-on-ink lg:py-20">
      <Container>
        <div className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
          <div>
            <h2 className="heading max-w-[22ch] text-2xl">{content.text('cta.title')}</h2>
            <p className="mt-3 text-on-ink-muted">{content.text('cta.text')}</p>
          </div>
          <ButtonLink
            href={content.link('cta.startLink')}
            prefetch={false}
            size="lg"
            variant="inverse"
            className="self-start focus-visible:outline-on-ink lg:self-auto"
          >
            {content.text('cta.start')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
