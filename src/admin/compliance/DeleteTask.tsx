'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { DialogActions } from '@/src/admin/kit/ui/dialog/DialogActions'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
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
  const [isOpen, open] = useState(false)
  const { isBusy, run } = useAction()
  const remove = async () => {
    const answer = await run({
      send: () => sendJson('DELETE', `/api/compliance/tasks/${id}`),
      failure: (reason) => `Not deleted. ${reason}`,
    })
    if (answer.ok) open(false)
  }
  return (
    <>
      <button
        aria-label={`Delete ${title}`}
        className="kit-icon-button"
        onClick={() => open(true)}
        title="Delete"
        type="button"
      >
        <Trash2 aria-hidden size={15} />
      </button>
      <KitDialog isOpen={isOpen} onOpen={open} title="Are you sure you want to delete this task?">
        <p>{title}</p>
        {isComputed && (
          <p>
            This deadline follows from the state’s rules, so it will be created again. If it does
            not apply, mark it complete instead.
          </p>
        )}
        <DialogActions
          act="Delete task"
          busyLabel="Deleting…"
          isBusy={isBusy}
          keep="Keep task"
          onAct={() => void remove()}
          onKeep={() => open(false)}
        />
      </KitDialog>
    </>
  )
}
