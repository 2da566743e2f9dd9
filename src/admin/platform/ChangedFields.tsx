import { fieldWords, namesOf, snapshot } from './audit-words'
import { valueText } from './word-changes'

/** A value in a few words; the entry itself has all of it. */
function shown(value: unknown): string {
  const text = valueText(value).replaceAll(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text || '–'
}

/** The first field that changed, on a line, and how many more there are. */
export function ChangedFields({ before, after }: { before: unknown; after: unknown }) {
  const [was, is] = [snapshot.parse(before), snapshot.parse(after)]
  const [first, ...others] = namesOf(was, is)
  if (!first) return null
  return (
    <span className="audit-fields">
      {`${fieldWords(first)}: `}
      <del>{shown(was[first])}</del> → <ins>{shown(is[first])}</ins>
      {others.length > 0 && <small>{` +${others.length} more`}</small>}
    </span>
  )
}
