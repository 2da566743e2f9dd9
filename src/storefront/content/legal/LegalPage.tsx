import { type LegalPath, versionPath } from '@/src/domain/content/pages/site-pages'
import type { RichText } from '@/src/domain/content/rich-text/model'
import { sectionsOf } from '@/src/domain/content/rich-text/sections'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { cx } from '@/src/storefront/ui/cx'
import { Container } from '@/src/storefront/ui/layout'
import { PageHead } from '../../layout/PageHead'
import { Blocks, type ShowPart } from '../rich-text/Blocks'
import { Inlines } from '../rich-text/Inlines'

type LegalPageProps = {
  path: LegalPath
  title: string
  text: RichText
  /** The day that it carries; none while it is a draft without one. */
  version: string | null
  /** Texts that were published before, the newest first. */
  earlier: readonly string[]
  part: ShowPart
}

/** A version as a day, with its number where a day has several. */
export function versionText(version: string): string {
  const [day = '', number] = version.split('.')
  return number ? `${longCalendarDay(day)} (${number})` : longCalendarDay(day)
}

/** Terms, privacy and refund policy look alike: sections with anchors, and a list of them at their side. */
export function LegalPage({ path, title, text, version, earlier, part }: LegalPageProps) {
  const { preamble, sections } = sectionsOf(text)
  const hasSections = sections.length > 0
  return (
    <>
      <PageHead title={title}>{version && `Last Updated ${versionText(version)}`}</PageHead>
      <Container className="py-10 lg:py-16">
        <div className={cx('grid gap-x-16 gap-y-10', hasSections && 'lg:grid-cols-[14rem_1fr]')}>
          {hasSections && (
            <nav aria-label="On this page" className="hidden text-sm lg:block">
              <ul className="sticky top-24 flex flex-col gap-2">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className="text-muted hover:text-text hover:underline"
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="flex min-w-0 max-w-[68ch] flex-col gap-10">
            {preamble.length > 0 && (
              <div className="flex flex-col gap-3">
                <Blocks of={preamble} part={part} />
              </div>
            )}
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} id={id}>
                <h2 className="mb-3 text-lg font-semibold">
                  <Inlines of={heading} />
                </h2>
                <div className="flex flex-col gap-3">
                  <Blocks of={blocks} part={part} />
                </div>
              </section>
            ))}
            {earlier.length > 0 && (
              <section className="border-t border-border pt-6 text-sm text-muted">
                <h2 className="font-semibold">Earlier versions</h2>
                <ul className="mt-2 flex flex-col gap-1">
                  {earlier.map((one) => (
                    <li key={one}>
                      <a href={versionPath(path, one)} className="link" rel="nofollow">
                        {versionText(one)}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      </Container>
    </>
  )
}
