import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainRows, PlainTable } from '@/src/admin/kit/ui/PlainTable'

import type { Stale } from './use-entry-form'

type Props = {
  readonly other: Stale
  readonly typed: Readonly<Record<string, unknown>>
  /** What each field is called. */
  readonly labels: Readonly<Record<string, string>>
  readonly words?: (name: string, answer: unknown) => string
}

function plain(_: string, value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => line !== '').join(', ') || '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === undefined || value === '' ? '–' : String(value)
}

/** What someone else saved, beside what is typed here. */
export function OtherVersion({ other, typed, labels, words = plain }: Props) {
  const rows = Object.entries(labels).flatMap(([name, label]) => {
    if (!Object.hasOwn(other.current, name)) return []
    const [theirs, yours] = [words(name, other.current[name]), words(name, typed[name])]
    return theirs === yours ? [] : [{ key: name, cells: [label, theirs, yours] }]
  })
  return (
    <Notice title="Someone else saved this entry. " tone="warning">
      {rows.length > 0
        ? 'Save again to replace what they saved with your text, or close this form to keep theirs.'
        : 'Your text is the same. Save again, or close this form.'}
      {rows.length > 0 && (
        <PlainTable heads={['Field', 'Saved now', 'Your text']} label="Both versions">
          <PlainRows rows={rows} />
        </PlainTable>
      )}
    </Notice>
  )
}
