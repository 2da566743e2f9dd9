import { z } from 'zod'

const snapshot = z.record(z.string(), z.unknown()).catch({})

/** A value in few words: long texts and lists are cut. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

const SHOWN = 3

/** Each field that changed, with what stood there before; the rest of a long list on demand. */
export function ChangedFields({ before, after }: { before: unknown; after: unknown }) {
  const [was, is] = [snapshot.parse(before), snapshot.parse(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (one) => one !== 'id',
  )
  if (names.length === 0) return null
  const rows = (some: readonly string[]) => (
    <dl className="audit-fields">
      {some.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <del>{shown(was[name])}</del> → <ins>{shown(is[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div>
      {rows(names.slice(0, SHOWN))}
      {names.length > SHOWN && (
        <details className="admin-above">
          <summary>{`${names.length - SHOWN} more`}</summary>
          {rows(names.slice(SHOWN))}
        </details>
      )}
    </div>
  )
}
