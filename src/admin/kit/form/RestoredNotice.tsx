import type { RestoredDraft } from '@/src/lib/browser/form-draft'

import { Moment } from '../time/When'
import { Notice } from '../ui/Notice'

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' && value !== '' ? `“${value}”` : 'empty'
}

/** Says that a form holds what was typed before, and what others have saved there since. */
export function RestoredNotice({ restored: { at, newer, discard } }: { restored: RestoredDraft }) {
  return (
    <Notice
      action={
        <button onClick={discard} type="button">
          Discard it
        </button>
      }
      tone={newer.length > 0 ? 'warning' : 'info'}
    >
      {'Not saved yet: what you typed on '}
      <Moment at={new Date(at).toISOString()} />
      {'.'}
      {newer.length > 0 && (
        <span>{` Someone saved something else since: ${newer.map(wordsOf).join(', ')}. Saving replaces it.`}</span>
      )}
    </Notice>
  )
}
