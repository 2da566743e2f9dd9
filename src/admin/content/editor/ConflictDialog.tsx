'use client'

import { Button } from '@payloadcms/ui'

import { KitDialog } from '@/src/admin/kit/ui/dialogs'

import type { Conflict } from './answers'
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
      <p className="editor-diff">{theirs.value}</p>
      <h3>Yours, compared with theirs</h3>
      <WordDiff after={mine} before={theirs.value} />
      <div className="admin-form-actions">
        <Button buttonStyle="primary" margin={false} onClick={onKeepMine} size="small">
          Save mine
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onTakeTheirs} size="small">
          Take theirs
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onEdit} size="small">
          Edit mine first
        </Button>
      </div>
    </KitDialog>
  )
}
