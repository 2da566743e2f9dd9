'use client'

import { useEffect, useState } from 'react'

import { clock, secondsLeft } from '@/src/domain/content/countdown'

type CountdownProps = {
  startedAt: number
  /** The offer's real end (ISO); without one the day begins anew when it is over. */
  endsAt: string | null
  onEnd: () => void
}

/** The time that an offer still runs, second by second; not read out, or it would never be quiet. */
export function Countdown({ startedAt, endsAt, onEnd }: CountdownProps) {
  const [now, setNow] = useState(startedAt)
  const left = secondsLeft(startedAt, now, endsAt)
  const isOver = endsAt !== null && left === 0

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])

  return (
    <p role="timer" className="text-right">
      <span className="block text-xs text-muted">Ends in</span>
      <span className="heading text-xl tracking-normal tabular-nums">{clock(left)}</span>
    </p>
  )
}
