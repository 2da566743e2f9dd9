'use client'

import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { TaskForm } from './TaskForm'

/** A task of the staff's own, for any customer. */
export function NewTask({ grant }: { grant: Grant<'changeTask'> }) {
  return (
    <OpenDrawer label="New task" name={grant.action} title="New task">
      {(close) => <TaskForm close={close} />}
    </OpenDrawer>
  )
}
