const DAY = 24 * 60 * 60

/** Seconds left: to a real end, or of a day that begins again when it is over. */
export function secondsLeft(startedAt: number, now: number, endsAt: string | null): number {
  if (endsAt) return Math.max(0, Math.floor((Date.parse(endsAt) - now) / 1000))
  const passed = Math.floor((now - startedAt) / 1000)
  return DAY - 1 - (passed % DAY)
}

/** `23:59:59`; days are counted in hours. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
