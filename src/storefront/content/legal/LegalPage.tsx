import { type LegalPath, versionPath } from '@/src/domain/content/pages/site-pages'
import type { RichText } from '@/src/domain/content/rich-text/model'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'

import { PageHead } from '../../layout/PageHead'
import type { ShowPart } from '../rich-text/Blocks'
import { LegalText } from './LegalText'

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
export function versionWords(version: string): string {
  const [day = '', number] = version.split('.')
  return number ? `${longCalendarDay(day)} (${number})` : longCalendarDay(day)
}

/** Terms, privacy and refund policy look alike. */
export function LegalPage({ path, title, text, version, earlier, part }: LegalPageProps) {
  return (
    <>
      <PageHead title={title}>{version && `Last Updated ${versionWords(version)}`}</PageHead>
      <LegalText text={text} part={part}>
        {earlier.length > 0 && (
          <section className="border-t border-border pt-6 text-sm text-muted">
            <h2 className="font-semibold">Earlier versions</h2>
            <ul className="mt-2 flex flex-col gap-1">
              {earlier.map((one) => (
                <li key={one}>
                  <a href={versionPath(path, one)} className="link" rel="nofollow">
                    {versionWords(one)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </LegalText>
    </>
  )
}
