import { plural } from '../plural'

const STEPS = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'year', seconds: 31_557_600 },
] as const

/** How long ago a moment was, in the largest unit that fits: `3 days ago`, `just now`. */
export function ago(moment: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  const step = STEPS.findLast((one) => seconds >= one.seconds)
  if (!step) return 'just now'
  const count = Math.floor(seconds / step.seconds)
  return `${plural(count, step.unit)} ago`
}
