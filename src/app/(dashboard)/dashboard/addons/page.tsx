import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { taskFilter, tasksHref } from '@/src/domain/compliance/my-task'
import { NOT_COVERED } from '@/src/domain/compliance/type-facts-view'
import { myTaskScreen } from '@/src/queries/compliance/my-tasks'
import { requireUser } from '@/src/queries/platform/session'
import { TaskScreen } from '@/src/storefront/compliance/TaskScreen'
import { WhatHappened } from '@/src/storefront/compliance/WhatHappened'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Add-ons & Compliance' }

export default async function CompliancePage({ searchParams }: PageSearch) {
  await connection()
  const query = await searchParams
  const asked = taskFilter(query)
  const user = await requireUser(tasksHref(asked))
  const screen = await myTaskScreen(user, asked, new Date())
  return (
    <>
      <DashboardHead
        title="Add-ons & Compliance"
        intro={`What your companies must file or pay, and by when. ${NOT_COVERED}`}
      />
      <WhatHappened done={query.done} problem={query.problem} />
      <TaskScreen {...screen} />
    </>
  )
}
