import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'

import { businessZone } from '@/src/services/platform/business-zone'

import { OfficeZoneProvider } from './When'

/** Tells every screen of the back-office in which zone the office dates things. */
export async function OfficeZone({ payload, children }: ServerProps & { children?: ReactNode }) {
  return <OfficeZoneProvider zone={await businessZone({ payload })}>{children}</OfficeZoneProvider>
}
