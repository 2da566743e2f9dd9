import type { Metadata } from 'next'
import { connection } from 'next/server'

import { myTasks } from '@/src/queries/my-account'
import { myCounts, myOrders } from '@/src/queries/my-orders'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { Figures } from '@/src/storefront/dashboard/Figures'
import { NoOrders } from '@/src/storefront/dashboard/NoOrders'
import { OrdersTable } from '@/src/storefront/dashboard/OrdersTable'
import { QuickActions } from '@/src/storefront/dashboard/QuickActions'
import { TaskList } from '@/src/storefront/dashboard/TaskList'
import { TitledPart } from '@/src/storefront/dashboard/TitledPart'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Dashboard' }

const RECENT = 5

export default async function DashboardPage() {
  await connection()
  const user = await requireUser('/dashboard')
  const [counts, { orders }, tasks] = await Promise.all([
    myCounts(user),
    myOrders(user, { search: '', status: null, page: 1 }),
    myTasks(user, { open: true, limit: 4 }),
  ])
  return (
    <>
      <DashboardHead title={`Welcome, ${user.firstName || user.email}`} />
      <Figures {...counts} />
      <div className="mt-12 grid gap-x-12 gap-y-12 xl:grid-cols-[1fr_17rem]">
        <TitledPart title="Recent orders" href="/dashboard/orders" more="All orders">
          {orders.length > 0 ? <OrdersTable orders={orders.slice(0, RECENT)} /> : <NoOrders />}
        </TitledPart>
        <div className="flex flex-col gap-12">
          {tasks.length > 0 && (
            <TitledPart title="Coming up" href="/dashboard/addons" more="All tasks">
              <TaskList tasks={tasks} today={new Date()} />
            </TitledPart>
          )}
          <TitledPart title="Quick actions">
            <QuickActions />
          </TitledPart>
        </div>
      </div>
    </>
  )
}
