import { connection } from 'next/server'
import type { ReactNode } from 'react'

import { currentUser } from '@/src/queries/session'
import { getSettings } from '@/src/queries/settings'
import { DashboardFrame } from '@/src/storefront/dashboard/DashboardFrame'

export const instant = false // depends on who asks

/** The frame alone. Each page below asks for itself who is there, and sends strangers to /auth. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  await connection()
  const [user, settings] = await Promise.all([currentUser(), getSettings()])
  if (!user) return children
  const person = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    email: user.email,
    isStaff: user.role !== 'user',
  }
  return (
    <DashboardFrame settings={settings} person={person}>
      {children}
    </DashboardFrame>
  )
}
