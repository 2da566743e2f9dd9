import { useEffect, useRef } from 'react'

import { COMPANY_NAMED } from '@/src/domain/vocabulary/company-name'
import { tabMemory } from '@/src/lib/browser/tab-memory'

import type { Asked } from '../arrival/use-arrival'

/** Takes over the name that was tried on the landing page, where none is given yet. */
export function useNamedCompany(
  /** Null until it is known. */
  given: string | null,
  address: Asked,
  take: (name: string) => void,
): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || given === null) return
    isTaken.current = true
    const named = (address.get('company') ?? tabMemory.read(COMPANY_NAMED)).trim().slice(0, 60)
    tabMemory.write(COMPANY_NAMED, '')
    if (named && !given.trim()) take(named)
  }, [given, address, take])
}
