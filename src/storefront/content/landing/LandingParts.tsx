import type { TestimonialView } from '@/src/domain/content/claims/claim'
import type { PageContent } from '@/src/domain/content/page-content'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Container, Section, Swiped } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Seal } from './Seal'

type TrustProps = { content: PageContent<'/'>; formed: string | null }

/** Our promises with their terms; below them, what has been verified of what others say. */
export function Trust({ content, formed }: TrustProps) {
  const promises = ([1, 2, 3, 4] as const).map((nth) => ({
    title: content.text(`trust.card${nth}Title`),
    text: content.text(`trust.card${nth}Text`),
  }))
  return (
    <section className="py-8 sm:py-16 lg:py-26">
      <Container>
        <div className="grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.6fr]">
          <div>
            <h2 className="heading max-w-[14ch] text-2xl">{content.text('trust.title')}</h2>
            <p className="mt-4 flex items-center sm:mt-6 gap-4 font-semibold">
              <Seal
                around="OUR FEE BACK · WITHIN THIRTY DAYS ·"
                word="30 days"
                className="size-16 sm:size-24"
              />
              <span className="max-w-[18ch]">{content.text('trust.badge')}</span>
            </p>
          </div>
          <Swiped label={content.plain('trust.title')}>
            <dl className="max-sm:contents">
              {promises.map(({ title, text }) => (
                <div
                  key={title}
                  className="gap-x-8 gap-y-1 border-border max-sm:rounded-ui max-sm:border max-sm:p-4 sm:grid sm:grid-cols-[1fr_2fr] sm:border-t sm:py-5 sm:first:border-t-0 sm:first:pt-0"
                >
                  <dt className="font-semibold">{title}</dt>
                  <dd className="max-w-[60ch] text-muted max-sm:mt-1 max-sm:text-sm">{text}</dd>
                </div>
              ))}
            </dl>
          </Swiped>
        </div>
        <Verified content={content} formed={formed} />
      </Container>
    </section>
  )
}

function Verified({ content, formed }: TrustProps) {
  const claims = [
    content.claim('trust.rating'),
    content.claim('trust.reviews'),
    formed,
    content.claim('trust.success'),
    content.claim('trust.security'),
  ].flatMap((claim) => claim || [])
  if (claims.length === 0) return null
  return (
    <ul className="mt-12 flex flex-wrap gap-x-10 gap-y-3 border-t border-border pt-6 font-semibold tabular-nums">
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  )
}

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

type AboutUsProps = { content: PageContent<'/'>; settings: SiteSettings }

/** The people and the place behind the site; nothing until its founder or founding day is filled in. */
export function AboutUs({ content, settings }: AboutUsProps) {
  const [founder, founded] = [content.plain('about.founder'), content.plain('about.founded')]
  if (!founder && !founded) return null
  const facts = [
    ['Company', settings.legalEntityName],
    ['Founded', founded && content.text('about.founded')],
    ['Founder', founder && content.text('about.founder')],
    ['Office', settings.addressLines.join(', ')],
    ['Support', `${settings.supportHours}, ${settings.email}`],
  ] as const
  return (
    <Section id="about" split title={content.text('about.title')}>
      <dl className="text-sm">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex gap-4 border-b border-border py-3 first:pt-0">
                <dt className="w-24 shrink-0 text-muted">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

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
