'use client'

import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { TaskForm } from './TaskForm'

export const NewTask = (_: { grant: Grant<'changeTask'> }) => (
  <OpenDialog isSide label="New task" look="primary" title="New task">
    {(close) => <TaskForm close={close} />}
  </OpenDialog>
)
