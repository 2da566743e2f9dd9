const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** When a mail was written. Everybody at this machine reads the same clock. */
export function Moment({ at, short = false }: { at: string; short?: boolean }) {
  const date = new Date(at)
  return (
    <time dateTime={at} className="shrink-0 text-xs text-muted tabular-nums">
      {DAY.format(date)}, {TIME.format(date)}
      {!short && ' UTC'}
    </time>
  )
}
