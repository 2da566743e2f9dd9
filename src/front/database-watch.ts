import { UNTRACED } from '@/src/front/upstreams/upstreams'
import { log } from '@/src/lib/log'

const EVERY_MS = 2_000
const PATIENCE_MS = 5_000

export type DatabaseWatch = {
  /** Whether the web process said, when last asked, that its database does not answer. */
  readonly isAway: () => boolean
  /** Asks now. */
  readonly look: () => Promise<boolean>
  readonly stop: () => void
}

type Report = {
  readonly checks?: { readonly database?: { readonly ok?: boolean } }
  readonly error?: { readonly code?: string }
}

/** Whether a web process that answers is without its database. One that does not answer tells nothing. */
async function askIsAway(upstream: string | undefined): Promise<boolean> {
  if (!upstream) return false
  try {
    const answer = await fetch(new URL('/api/ready', upstream), {
      headers: UNTRACED,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status !== 503) return false
    const report: Report = await answer.json()
    return report.checks?.database?.ok === false || report.error?.code === 'unavailable'
  } catch {
    return false
  }
}

/**
 * Keeps an eye on the database behind a web process: a page that is sent in parts has said "200"
 * long before it finds out.
 */
export function watchDatabase(
  upstream: () => string | undefined,
  everyMs = EVERY_MS,
): DatabaseWatch {
  let away = false
  let pending: Promise<boolean> | undefined
  const look = () => {
    pending ??= askIsAway(upstream())
      .then((isAway) => {
        if (isAway !== away) log.warn(isAway ? 'the database is away' : 'the database is back')
        away = isAway
        return isAway
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { isAway: () => away, look, stop: () => clearInterval(timer) }
}
