import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

import type { PageContent } from '@/src/domain/content/page-content'
import { Section, Swiped } from '@/src/storefront/ui/layout'

import { SAMPLE_DEADLINES, SAMPLE_PAPERS } from './samples'
import { TimelineSample } from './TimelineSample'

/** What the dashboard will show: the real shapes, with an invented company. */
export function Features({ content }: { content: PageContent<'/'> }) {
  return (
    <Section id="features" tone="panel" title={content.text('features.title')}>
      <Swiped
        label={content.plain('features.title')}
        className="sm:grid sm:gap-x-16 sm:gap-y-14 lg:grid-cols-[1.15fr_1fr]"
      >
        <Feature content={content} part="timeline">
          <TimelineSample />
        </Feature>
        <div className="flex flex-col gap-14 max-sm:contents">
          <Feature content={content} part="deadlines">
            <Deadlines />
          </Feature>
          <Feature content={content} part="papers">
            <Papers />
          </Feature>
        </div>
      </Swiped>
    </Section>
  )
}

type FeatureProps = {
  content: PageContent<'/'>
  part: 'timeline' | 'deadlines' | 'papers'
  children: ReactNode
}

function Feature({ content, part, children }: FeatureProps) {
  return (
    <article>
      <h3 className="text-lg font-semibold">{content.text(`features.${part}Title`)}</h3>
      <p className="mt-1 max-w-[60ch] text-muted max-sm:text-sm">
        {content.text(`features.${part}Text`)}
      </p>
      <div className="mt-4 sm:mt-6">{children}</div>
    </article>
  )
}

function Deadlines() {
  return (
    <figure>
      <ol>
        {SAMPLE_DEADLINES.map((item) => (
          <li key={item.what} className="flex items-center gap-4 border-t border-border py-3">
            <span className="w-14 shrink-0 rounded-ui border border-border text-center leading-none">
              <span className="block bg-panel py-1 text-xs text-muted">{item.month}</span>
              <span className="block py-1.5 text-lg font-semibold tabular-nums">{item.day}</span>
            </span>
            <span className="grow text-sm">
              <span className="block font-semibold">{item.what}</span>
              <span className="text-muted">{item.who}</span>
            </span>
            <span className="text-sm font-semibold tabular-nums">{item.fee}</span>
          </li>
        ))}
      </ol>
      <figcaption className="border-t border-border pt-3 text-xs text-muted">
        Example: a Wyoming LLC with one foreign owner, formed on March 12.
      </figcaption>
    </figure>
  )
}

function Papers() {
  return (
    <ul className="text-sm">
      {SAMPLE_PAPERS.map((paper) => (
        <li key={paper} className="flex items-center gap-3 border-t border-border py-2.5">
          <FileText aria-hidden className="size-4 text-muted" />
          <span className="grow">{paper}</span>
          <span className="text-xs text-muted">PDF</span>
        </li>
      ))}
    </ul>
  )
}
