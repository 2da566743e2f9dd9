'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const FloatingChat = lazy(() => import('./FloatingChat'))

const DELAY_MS = 2000

type ChatTimerProps = {
  url: string
  label: string
  /** Another button stands in the corner. */
  raised: boolean
}

/** Brings the chat button two seconds after loading. */
export function ChatTimer(props: ChatTimerProps) {
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isDue) return null
  return (
    <Suspense>
      <FloatingChat {...props} />
    </Suspense>
  )
}
