import {
  type Delivery,
  type SandboxStore,
  type StoredEvent,
  storedEventSchema,
} from '@/sandbox/payments/store/sandbox-store'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long to wait after each failure before the next attempt; after the last one we give up. */
const BACKOFF = [
  1 * SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  60 * MINUTE,
  6 * 60 * MINUTE,
  24 * 60 * MINUTE,
]
const ANSWER_TIME = 10 * SECOND
const LONGEST_SLEEP = 5 * MINUTE

type Post = { readonly status: number | null; readonly error: string | null }

export type Courier = {
  /** Looks for deliveries now: some were added. */
  wake(): void
  /** Posts one event at once, outside the queue; true when the shop took it. */
  post(eventId: string): Promise<Post>
  stop(): Promise<void>
}

type CourierOptions = {
  readonly store: SandboxStore
  /** Where the shop wants to hear of an event, and how its provider signs it. */
  readonly addressOf: (
    event: StoredEvent,
    body: string,
  ) => { readonly url: string; readonly headers: Record<string, string> }
}

type Trip = CourierOptions & { readonly stopping: AbortSignal }

async function postEvent(eventId: string, options: Trip): Promise<Post> {
  const event = storedEventSchema.safeParse(await options.store.read('event', eventId))
  if (!event.success) return { status: null, error: 'The event no longer exists.' }
  const body = JSON.stringify(event.data.body)
  const { url, headers } = options.addressOf(event.data, body)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...headers,
        'user-agent': 'Charterdesk payment sandbox',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([options.stopping, AbortSignal.timeout(ANSWER_TIME)]),
    })
    await answer.body?.cancel()
    return { status: answer.status, error: answer.ok ? null : `Answered ${answer.status}` }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: null, error: cause instanceof Error ? cause.message : 'No answer' }
  }
}

/** What a delivery is after an attempt: delivered, waiting for the next one, or given up. */
export function afterAttempt(delivery: Delivery, post: Post, now: number): Delivery {
  const attempts = delivery.attempts + 1
  const done = { ...delivery, attempts, lastStatus: post.status, lastError: post.error }
  if (post.error === null) return { ...done, state: 'delivered' }
  const wait = BACKOFF[attempts - 1]
  return wait === undefined
    ? { ...done, state: 'abandoned' }
    : { ...done, state: 'waiting', dueAt: now + wait }
}

/** Calls `work` at the soonest moment asked for, one run after another. */
function alarm(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let at = Number.POSITIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const ring = () => {
    at = Number.POSITIVE_INFINITY
    running = running.then(work).catch(() => set(SECOND))
  }
  const set = (delay: number) => {
    const wanted = Date.now() + delay
    if (isStopped || wanted >= at) return
    clearTimeout(timer)
    at = wanted
    timer = setTimeout(ring, delay)
  }
  const stop = async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
  return { set, stop }
}

/** Sends the events to the shop, each as often as its queue says, until the shop answers 2xx. */
export function startCourier(options: CourierOptions): Courier {
  const onTheWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const trip: Trip = { ...options, stopping: stopping.signal }

  const send = async (delivery: Delivery) => {
    const result = await postEvent(delivery.eventId, trip)
    await options.store.updateDelivery(afterAttempt(delivery, result, Date.now()))
  }

  const round = async () => {
    const sentMeanwhile = new Set(onTheWay.keys())
    const waiting = await options.store.waitingDeliveries()
    for (const delivery of waiting) {
      if (sentMeanwhile.has(delivery.id)) continue
      const delay = delivery.dueAt - Date.now()
      if (delay > 0) {
        clock.set(Math.min(delay, LONGEST_SLEEP))
        break
      }
      const sending = send(delivery)
        .catch(() => {})
        .finally(() => {
          onTheWay.delete(delivery.id)
          clock.set(0)
        })
      onTheWay.set(delivery.id, sending)
    }
    clock.set(LONGEST_SLEEP)
  }

  const clock = alarm(round)
  clock.set(0)
  return {
    wake: () => clock.set(0),
    post: (eventId) => postEvent(eventId, trip),
    stop: async () => {
      await clock.stop()
      stopping.abort()
      await Promise.allSettled(onTheWay.values())
    },
  }
}
