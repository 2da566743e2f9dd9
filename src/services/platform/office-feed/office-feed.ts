import { listenTo } from '@/src/services/platform/listen'

/** The areas in which something changed; `everything` after a time in which nothing was heard. */
export type Changed = ReadonlySet<string> | 'everything'

type Subscriber = (changed: Changed) => void

export type OfficeFeed = {
  /** Tells of changes, at most once a second, until what it answers with is called. */
  readonly subscribe: (subscriber: Subscriber) => () => void
  readonly subscribers: () => number
  /** Goes up with every change that was told of. */
  readonly turn: () => number
}

const SPACING_MS = 1_000

/** Hears of changes while there is anybody to tell, and gathers those that come together. */
function createOfficeFeed(): OfficeFeed {
  const subscribers = new Set<Subscriber>()
  let heard: Changed = new Set()
  let turn = 0
  let toldAt = 0
  let telling: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined

  function tell(): void {
    telling = undefined
    toldAt = Date.now()
    turn += 1
    const changed = heard
    heard = new Set()
    for (const subscriber of [...subscribers]) subscriber(changed)
  }

  function note(changed: Changed): void {
    const isAll = changed === 'everything' || heard === 'everything'
    heard = isAll ? 'everything' : new Set([...heard, ...changed])
    telling ??= setTimeout(tell, Math.max(0, toldAt + SPACING_MS - Date.now()))
  }

  function leave(subscriber: Subscriber): void {
    if (!subscribers.delete(subscriber) || subscribers.size > 0) return
    stop?.()
    stop = undefined
    clearTimeout(telling)
    telling = undefined
    heard = new Set()
  }

  return {
    subscribe: (subscriber) => {
      const own: Subscriber = (changed) => subscriber(changed)
      subscribers.add(own)
      stop ??= listenTo('office', {
        connected: () => note('everything'),
        said: (area) => note(new Set([area])),
      })
      return () => leave(own)
    },
    subscribers: () => subscribers.size,
    turn: () => turn,
  }
}

declare global {
  var charterdeskOfficeFeed: OfficeFeed | undefined
}

/** The one of this process, however often Next loads this module. */
export function officeFeed(): OfficeFeed {
  globalThis.charterdeskOfficeFeed ??= createOfficeFeed()
  return globalThis.charterdeskOfficeFeed
}
