import type { Metadata } from 'next'
import { connection } from 'next/server'

import { mySubscriptions, myTasks } from '@/src/queries/my-account'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { TaskList } from '@/src/storefront/dashboard/TaskList'
import { TitledPart } from '@/src/storefront/dashboard/TitledPart'
import { Subscriptions } from '@/src/storefront/order/Subscriptions'
import { EmptyState } from '@/src/storefront/ui/empty-state'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Add-ons & Compliance' }

export default async function CompliancePage() {
  await connection()
  const user = await requireUser('/dashboard/addons')
  const [tasks, subscriptions] = await Promise.all([myTasks(user), mySubscriptions(user)])
  return (
    <>
      <DashboardHead
        title="Add-ons & Compliance"
        intro="What your companies must file or pay, and by when."
      />
      {tasks.length > 0 ? (
        <div className="max-w-160">
          <TaskList tasks={tasks} today={new Date()} />
        </div>
      ) : (
        <EmptyState title="All caught up!">
          Once your company is formed, its reports, taxes and renewals are listed here with their
          dates.
        </EmptyState>
      )}
      {subscriptions.length > 0 && (
        <div className="mt-12 max-w-160">
          <TitledPart title="Subscriptions">
            <Subscriptions subscriptions={subscriptions} />
          </TitledPart>
        </div>
      )}
    </>
  )
}
