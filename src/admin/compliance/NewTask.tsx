'use client'

import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { TaskForm } from './TaskForm'

/** A task of the staff's own, for any customer. */
export function NewTask(_: { grant: Grant<'changeTask'> }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} look="primary" onAct={() => open(true)}>
        New task
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title="New task">
        <TaskForm close={() => open(false)} />
      </SideDrawer>
    </>
  )
}
