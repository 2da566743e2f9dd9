'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 3000

type Props = { readonly done: number; readonly total: number; readonly isRunning: boolean }

/** How far a campaign has come; looks again every few seconds while it is sent. */
export function CampaignProgress({ done, total, isRunning }: Props) {
  const router = useRouter()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])
  const words = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  if (total === 0 && !isRunning) return null
  return (
    <div className="flex items-center gap-3 mt-3 mb-5 tabular-nums" role="status">
      <progress
        className="flex-1 max-w-105 h-2 accent-accent"
        aria-label="Progress"
        max={Math.max(1, total)}
        value={done}
      />
      <span>{total > 0 ? `${words} done` : 'Checking who gets it…'}</span>
    </div>
  )
}
