const DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** `Nov 21, 2026`, the day it is in UTC. */
export const formatDay = (iso: string) => DAY.format(new Date(iso))

/** `Nov 21, 2026, 9:05 AM UTC`: the same on the server and everywhere else. */
export const formatMoment = (iso: string) => MOMENT.format(new Date(iso))
