import { useEffect, useRef } from 'react'

import { COMPANY_NAMED } from '@/src/domain/vocabulary/company-name'
import { tabMemory } from '@/src/lib/browser/tab-memory'

/** Takes over the name that was tried on the landing page, where none is given yet. */
export function useNamedCompany(given: string | undefined, take: (name: string) => void): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const asked = new URLSearchParams(window.location.search).get('company')
    const named = (asked ?? tabMemory.read(COMPANY_NAMED)).trim().slice(0, 60)
    tabMemory.write(COMPANY_NAMED, '')
    if (named && !given?.trim()) take(named)
  }, [given, take])
}
