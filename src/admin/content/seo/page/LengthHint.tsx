import { type Advised, lengthWords, verdictOn } from '@/src/domain/content/seo/lengths'

/** How long a text is while it is typed, and how long is best. Advice: it keeps no one from saving. */
export function LengthHint({ of, text }: { of: Advised; text: string }) {
  return (
    <span className="seo-length" data-verdict={verdictOn(of, text)}>
      {lengthWords(of, text)}
    </span>
  )
}
