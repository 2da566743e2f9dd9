import { Check, CloudOff } from 'lucide-react'

import { cx } from '@/src/storefront/ui/cx'

import type { SaveStatus } from './draft-saver'

/** Whether the answers are safe. Quiet while all is well. */
export function SavedNote(props: { status: SaveStatus; onlyTrouble?: boolean }) {
  const { status, onlyTrouble = false } = props
  if (status === 'idle') return null
  const isTrouble = status === 'retrying' || status === 'refused'
  if (onlyTrouble && !isTrouble) return null
  const Icon = isTrouble ? CloudOff : Check
  return (
    <p
      role={isTrouble ? 'status' : undefined}
      className={cx('flex items-center gap-1.5 text-xs', isTrouble ? 'text-warning' : 'text-muted')}
    >
      <Icon aria-hidden className={cx('size-3.5 shrink-0', status === 'saving' && 'invisible')} />
      {WORDS[status]}
    </p>
  )
}

const WORDS = {
  saving: 'Saving…',
  saved: 'Saved',
  retrying: 'Couldn’t save, trying again',
  refused: 'Couldn’t save. Your answers are kept in this tab',
} as const satisfies Record<Exclude<SaveStatus, 'idle'>, string>
