import { connection } from 'next/server'
import { type ReactNode, Suspense } from 'react'
import { fullName } from '@/src/domain/vocabulary/text/full-name'

import { getSettings } from '@/src/queries/content/settings'
import { currentUser } from '@/src/queries/platform/session'
import {
  DashboardFrame,
  Person,
  PersonSkeleton,
  StaffRow,
} from '@/src/storefront/layout/dashboard/DashboardFrame'

export const instant = false // not prerendered: its scripts carry the nonce of the request

async function SignedIn() {
  const user = await currentUser()
  if (!user) return null
  const name = fullName(user) || user.email
  return <Person name={name} email={user.email} />
}

async function ForStaff() {
  const user = await currentUser()
  return user && user.role !== 'user' ? <StaffRow /> : null
}

/**
 * The frame alone, sent before anything is known about the person. Each page in it asks for itself
 * who is there, and sends strangers to /auth.
 */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <DashboardFrame
      settings={await getSettings()}
      person={
        <Suspense fallback={<PersonSkeleton />}>
          <SignedIn />
        </Suspense>
      }
      staffRow={
        <Suspense fallback={null}>
          <ForStaff />
        </Suspense>
      }
    >
      {children}
    </DashboardFrame>
  )
}
