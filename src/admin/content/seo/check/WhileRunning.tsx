'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { Notice } from '@/src/admin/kit/ui/parts'

const EVERY_MS = 3000

/** Says that the site is being checked, and shows what was found as soon as that is over. */
export function WhileRunning() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <Notice title="Checking the site. " tone="info">
      This takes about a minute. The results appear here.
    </Notice>
  )
}
