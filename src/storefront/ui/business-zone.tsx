'use client'

import { createContext, type ReactNode } from 'react'

/** The IANA zone in which the books are dated; undefined outside a `BusinessZone`. */
export const Zone = createContext<string | undefined>(undefined)

type BusinessZoneProps = { zone: string; children: ReactNode }

/**
 * Gives the parts below the zone in which the books are dated. It is in a file of its own: layouts
 * load it, and the texts of days only where days are shown.
 */
export function BusinessZone({ zone, children }: BusinessZoneProps) {
  return <Zone value={zone}>{children}</Zone>
}
