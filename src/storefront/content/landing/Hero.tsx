import { Check } from 'lucide-react'

import { chatUrl } from '@/src/domain/content/chat-link'
import type { ChatWidget } from '@/src/domain/content/chat-widget'
import type { PageContent } from '@/src/domain/content/page-content'
import type { ChatSettings } from '@/src/domain/content/site-settings'
import { ChatLink } from '@/src/storefront/layout/chat/ChatLink'
import { CheckList } from '@/src/storefront/ui/check-list'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { CompanyCertificate } from './CompanyCertificate'

type HeroProps = {
  content: PageContent<'/'>
  chat: ChatSettings
  /** Opened where there is no chat in another tab. */
  widget: ChatWidget | null
}

/** What is sold, for how much, and what one gets in the end. */
export function Hero({ content, chat, widget }: HeroProps) {
  const color = content.color('hero.titleColor')
  const picture = content.image('hero.image')
  return (
    <section className="border-b border-border bg-panel py-6 sm:py-14 lg:py-20">
      <Container>
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-[1.1fr_1fr]">
          <div>
            <h1
              className="heading max-w-[14ch] text-3xl"
              style={color === null ? undefined : { color }}
            >
              {content.text('hero.title')}
            </h1>
            <p className="mt-4 max-w-[52ch] text-muted sm:mt-5 lg:text-lg">
              {content.text('hero.intro')}
            </p>
            <div className="mt-6 flex flex-wrap gap-3 *:grow sm:mt-8 sm:*:grow-0">
              <ButtonLink href={content.link('hero.startLink')} prefetch={false} size="lg">
                {content.text('hero.start')}
              </ButtonLink>
              <ChatLink
                chat={chat}
                widget={chatUrl(chat) ? null : widget}
                off={content.text('hero.contact')}
                variant="secondary"
                size="lg"
              >
                {content.text('hero.chat')}
              </ChatLink>
            </div>
            <CheckList
              className="mt-6 grid max-w-120 grid-cols-2 gap-x-4 sm:mt-8 sm:gap-x-8"
              items={([1, 2, 3, 4] as const).map((nth) => content.text(`hero.included${nth}`))}
            />
            <HeroTestimonial content={content} />
          </div>
          <div className="mx-auto w-full max-w-128">
            {picture ? (
              <HeroPicture {...picture} />
            ) : (
              <CompanyCertificate
                label={content.plain('hero.certificateLabel')}
                example={content.plain('hero.certificateExample')}
              />
            )}
            <Progress steps={([1, 2, 3] as const).map((nth) => content.text(`hero.step${nth}`))} />
          </div>
        </div>
      </Container>
    </section>
  )
}

type HeroPictureProps = NonNullable<ReturnType<PageContent<'/'>['image']>>

/** A picture that staff chose, cut to one shape whatever shape it has. */
function HeroPicture({ src, alt, width, height, position, mark }: HeroPictureProps) {
  return (
    <figure className="overflow-hidden rounded-ui border border-border bg-surface">
      {/* biome-ignore lint/performance/noImgElement: the optimizer is off, see next.config.ts */}
      <img
        alt={alt}
        className="aspect-4/3 w-full object-cover"
        fetchPriority="high"
        height={height}
        src={src}
        style={{ objectPosition: position }}
        width={width}
      />
      {mark}
    </figure>
  )
}

function HeroTestimonial({ content }: { content: PageContent<'/'> }) {
  const quote = content.claim('hero.testimonialQuote')
  const author = content.text('hero.testimonialAuthor')
  if (!quote) return null
  return (
    <figure className="mt-10 max-w-[52ch] border-l-2 border-border-strong pl-4 text-sm">
      <blockquote>{quote}</blockquote>
      <figcaption className="mt-1 text-muted">{author}</figcaption>
    </figure>
  )
}

/** How an order goes, at a glance. */
function Progress({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-6 flex text-sm">
      {steps.map((step, index) => (
        <li key={step} className="flex grow items-center gap-2 last:grow-0">
          <span className="flex size-6 items-center justify-center rounded-full bg-mark text-surface">
            <Check aria-hidden strokeWidth={3} className="size-3.5" />
          </span>
          <span className="font-semibold">{step}</span>
          {index < steps.length - 1 && <span className="mx-2 h-px grow bg-border-strong" />}
        </li>
      ))}
    </ol>
  )
}
