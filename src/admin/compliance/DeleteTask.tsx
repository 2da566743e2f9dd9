'use client'

import { Trash2 } from 'lucide-react'
import { sendJson } from '@/src/admin/kit/ui/actions'
import { AskDialog, useAsked } from '@/src/admin/kit/ui/dialogs'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly title: string
  /** The plan wrote it, and would write it again. */
  readonly isComputed: boolean
  readonly grant: Grant<'changeTask'>
}

/** Deletes a task, once that has been confirmed. */
export function DeleteTask({ id, title, isComputed }: Props) {
  const asked = useAsked(
    () => sendJson('DELETE', `/api/compliance/tasks/${id}`),
    (reason) => `Not deleted. ${reason}`,
  )
  return (
    <>
      <IconButton
        icon={Trash2}
        label={`Delete ${title}`}
        onAct={() => asked.open(true)}
        title="Delete"
      />
      <AskDialog
        act="Delete task"
        asked={asked}
        busyLabel="Deleting…"
        keep="Keep task"
        title="Are you sure you want to delete this task?"
      >
        <p>{title}</p>
        {isComputed && (
          <p>
            This deadline follows from the state’s rules, so it will be created again. If it does
            not apply, mark it complete instead.
          </p>
        )}
      </AskDialog>
    </>
  )
}
