import type { Caller } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { liveSessions } from '@/src/queries/accounts/user-rows'

/** So many browsers of one person may listen at once; each holds one stream for all its tabs. */
export const MOST_STREAMS = 6

const CHECK_MS = 2_000

export type Listener = { readonly user: string; readonly session: string }

type Open = Listener & {
  readonly end: () => void
  /** When the account and its role were last changed, as it was first seen. */
  changedAt?: string
}

function createOpenStreams() {
  const open = new Set<Open>()
  let again: NodeJS.Timeout | undefined

  /** Ends those whose session is over, or whose rights may have changed: a browser asks again. */
  async function check(caller: Caller): Promise<void> {
    const asked = [...open] // those that come meanwhile were not asked for
    if (asked.length === 0) return
    const live = await liveSessions(caller, [...new Set(asked.map(({ session }) => session))])
    for (const one of asked) {
      const changedAt = live.get(one.session)
      one.changedAt ??= changedAt
      if (changedAt === undefined || changedAt !== one.changedAt) one.end()
    }
  }

  const checked = (caller: Caller) =>
    check(caller).catch((error) => log.warn({ err: error }, 'sessions were not checked'))

  function watch(caller: Caller): void {
    again ??= setTimeout(async () => {
      await checked(caller)
      again = undefined
      if (open.size > 0) watch(caller)
    }, CHECK_MS)
    again.unref()
  }

  return {
    /**
     * Has a stream ended when its session is, or its rights change, until `forget` is called. `seen`
     * resolves once its rights are known: a change after that ends it.
     *
     * @throws AppError 429 where the person has as many as they may
     */
    add(caller: Caller, { user, session }: Listener, end: () => void) {
      if ([...open].filter((one) => one.user === user).length >= MOST_STREAMS) {
        throw new AppError('too_many_streams', 'Too many browsers are listening.', 429)
      }
      const own: Open = { user, session, end }
      open.add(own)
      const seen = checked(caller)
      watch(caller)
      return { seen, forget: () => open.delete(own) }
    },
  }
}

declare global {
  var charterdeskOpenStreams: ReturnType<typeof createOpenStreams> | undefined
}

/** The ones of this process, however often Next loads this module. */
export function openStreams() {
  globalThis.charterdeskOpenStreams ??= createOpenStreams()
  return globalThis.charterdeskOpenStreams
}
