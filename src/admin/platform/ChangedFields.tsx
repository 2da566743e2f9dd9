import { ShortMoment } from '@/src/admin/kit/time/When'
import { isId } from '@/src/domain/vocabulary/id'
import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'

import { isMoment, readable } from './audit-values'
import { fieldWords, namesOf, snapshot } from './audit-words'

/** A value in a few words; the entry itself has all of it. */
function shown(value: unknown, name: string) {
  if (isMoment(value)) return <ShortMoment at={value} />
  if (typeof value === 'string' && isId(value)) {
    return <code className="admin-ref">{value.slice(0, 8)}</code>
  }
  const text = readable(value, { name, zone: DEFAULT_TIME_ZONE }).replaceAll(/\s+/g, ' ')
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
      <del>{shown(was[first], first)}</del> → <ins>{shown(is[first], first)}</ins>
      {others.length > 0 && <small>{` +${others.length} more`}</small>}
    </span>
  )
}
