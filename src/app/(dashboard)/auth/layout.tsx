import type { ReactNode } from 'react'

import { getSettings } from '@/src/queries/settings'
import { AuthFrame } from '@/src/storefront/auth/AuthFrame'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame settings={await getSettings()}>{children}</AuthFrame>
}
