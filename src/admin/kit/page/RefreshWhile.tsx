'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 3000

/** Refreshes a screen every few seconds while something on it is in progress. */
export function RefreshWhile({ isRunning }: { isRunning: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])
  return null
}
