import type { ReactNode } from 'react'

import { getSettings } from '@/src/queries/content/settings'
import { AuthFrame } from '@/src/storefront/accounts/AuthFrame'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame settings={await getSettings()}>{children}</AuthFrame>
}
