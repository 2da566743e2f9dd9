import type { Metadata } from 'next'
import { connection } from 'next/server'

import { myHome } from '@/src/queries/accounts/my-account'
import { requireUser } from '@/src/queries/platform/session'
import { papersToSign } from '@/src/queries/signing/sign-page'
import {
  Figures,
  GuestOrders,
  QuickActions,
  Upcoming,
} from '@/src/storefront/accounts/home/HomeParts'
import { FirstSteps, ToDoList } from '@/src/storefront/accounts/home/ToDoList'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { OrdersTable } from '@/src/storefront/orders/list/OrdersTable'
import { RunningOrders } from '@/src/storefront/orders/OrderTracker'
import { ToSignList } from '@/src/storefront/signing/ToSignList'
import { TitledPart } from '@/src/storefront/ui/titled-part'

import { Unconfirmed } from '../Unconfirmed'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  await connection()
  const user = await requireUser('/dashboard')
  const [home, toSign] = await Promise.all([myHome(user, new Date()), papersToSign(user)])
  const { counts, toDos, running, orders, tasks, guestOrders } = home
  return (
    <>
      <DashboardHead title={`Welcome, ${user.firstName || user.email}`} />
      <Unconfirmed user={user} />
      {guestOrders > 0 && <GuestOrders count={guestOrders} email={user.email} />}
      {toDos.length > 0 && <ToDoList toDos={toDos} />}
      <ToSignList papers={toSign} />
      {running.length > 0 && <RunningOrders orders={running} />}
      {orders.length === 0 ? (
        <FirstSteps />
      ) : (
        <>
          <Figures {...counts} />
          <div className="mt-12 grid gap-x-12 gap-y-12 xl:grid-cols-[1fr_17rem]">
            <TitledPart title="Recent orders" href="/dashboard/orders" more="All orders">
              <OrdersTable orders={orders} />
            </TitledPart>
            <div className="flex flex-col gap-12">
              {tasks.length > 0 && (
                <TitledPart title="Upcoming tasks" href="/dashboard/addons" more="All tasks">
                  <Upcoming tasks={tasks} />
                </TitledPart>
              )}
              <TitledPart title="Quick actions">
                <QuickActions />
              </TitledPart>
            </div>
          </div>
        </>
      )}
    </>
  )
}
