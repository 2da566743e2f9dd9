import type { PageContent } from '@/src/domain/content/page-content'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { Section } from '@/src/storefront/ui/layout'

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
