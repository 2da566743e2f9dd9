import type { PageContent } from '@/src/domain/content/page-content'
import { Container, Swiped } from '@/src/storefront/ui/layout'

import { Seal } from './Seal'

type TrustProps = { content: PageContent<'/'>; formed: string | null }

/** Our promises with their terms; below them, what has been verified of what others say. */
export function Trust({ content, formed }: TrustProps) {
  const promises = [
    [content.text('trust.card1Title'), content.text('trust.card1Text')],
    [content.text('trust.card2Title'), content.text('trust.card2Text')],
    [content.text('trust.card3Title'), content.text('trust.card3Text')],
    [content.text('trust.card4Title'), content.text('trust.card4Text')],
  ] as const
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
              {promises.map(([title, text]) => (
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
