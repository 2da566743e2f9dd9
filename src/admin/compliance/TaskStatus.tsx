'use client'

import { TonePill } from '@/src/admin/kit/status/pills'
import { ActionButton, useOptimisticAction } from '@/src/admin/kit/ui/actions'
import { TASK_LABELS, type TaskLabel } from '@/src/domain/compliance/staff-label'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly title: string
  readonly isCompleted: boolean
  /** What the task is called while it is open. */
  readonly open: TaskLabel
  readonly grant: Grant<'changeTask'> | null
}

export function TaskStatus({ id, title, isCompleted, open, grant }: Props) {
  const { shown, isBusy, run } = useOptimisticAction(isCompleted)
  const { label, tone } = TASK_LABELS[shown ? 'completed' : open]
  const words = shown ? 'Mark Incomplete' : 'Mark Complete'
  const path = `/api/compliance/tasks/${id}/completion`
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1.5 wide:flex-nowrap wide:[&_.status-pill]:min-w-23">
      <TonePill tone={tone}>{label}</TonePill>
      {grant && (
        <ActionButton
          busyLabel="Saving…"
          isBusy={isBusy}
          label={`${words}: ${title}`}
          onAct={() => void run({ to: !shown, path, body: { isCompleted: !shown } })}
        >
          {words}
        </ActionButton>
      )}
    </span>
  )
}
