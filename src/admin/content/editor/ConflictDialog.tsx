'use client'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'

import type { Conflict } from './answers'
import { PROSE } from './looks'
import { WordDiff } from './WordDiff'

type Props = {
  readonly conflict: Conflict
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
  readonly onEdit: () => void
}

/** Two people changed one text: what theirs has that yours has not, and three ways on. */
export function ConflictDialog({ conflict, onTakeTheirs, onKeepMine, onEdit }: Props) {
  const { theirs, mine } = conflict
  return (
    <KitDialog isOpen onOpen={onEdit} title="Someone else changed this text">
      <p>Nothing was saved over theirs, and yours is kept here. Words only yours has are marked.</p>
      <h3>Theirs</h3>
      <p className={PROSE}>{theirs.value}</p>
      <h3>Yours, compared with theirs</h3>
      <WordDiff after={mine} before={theirs.value} />
      <div className="admin-form-actions">
        <ActionButton look="primary" onAct={onKeepMine}>
          Save mine
        </ActionButton>
        <ActionButton onAct={onTakeTheirs}>Take theirs</ActionButton>
        <ActionButton onAct={onEdit}>Edit mine first</ActionButton>
      </div>
    </KitDialog>
  )
}
