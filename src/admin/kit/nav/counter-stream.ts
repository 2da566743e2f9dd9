import type { Payload } from 'payload'

import { leaving } from '@/src/lib/http/next/leaving'
import { log } from '@/src/lib/log'
import { type Changed, officeFeed } from '@/src/services/platform/office-feed/office-feed'

import type { ScreenName } from '../../screens'
import { screenOf } from '../screens/admin-href'
import { sharedCountOf } from './count'
import { countAll } from './counters'
import { type Listener, openStreams } from './open-streams'

const BEAT_MS = 20_000
/** After this the browser asks again, and what the person may see is looked up again. */
const LIFE_MS = 5 * 60_000

/** Counts are kept from compression too, which would hold them back. */
const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

const concerns = (changed: Changed, names: readonly ScreenName[]) =>
  changed === 'everything' ||
  names.some((name) => changed.has(screenOf(name).counter?.collection ?? ''))

type Asked = {
  readonly names: readonly ScreenName[]
  readonly listener: Listener
  readonly signal: AbortSignal
}

/**
 * The counters of these entries, and again whenever one of them changes, until `signal` or the end
 * of the session.
 *
 * @throws AppError 429 where the person has as many streams as they may
 */
export function counterStream(payload: Payload, { names, listener, signal }: Asked): Response {
  const encoder = new TextEncoder()
  let end = () => {}
  const ends = [signal, leaving()] // the browser asks again, and another process answers
  const { seen, forget } = openStreams().add({ payload }, listener, () => end())
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      let isOver = false
      let last = ''
      const say = (event: string, data: string) => {
        if (!isOver) stream.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`))
      }
      let telling = Promise.resolve()
      const count = async () => {
        const counters = JSON.stringify(await countAll(payload, names, sharedCountOf))
        if (counters !== last) say('counters', counters)
        last = counters
      }
      const tell = () => {
        telling = telling.then(count).catch((error) => {
          log.warn({ err: error }, 'counters could not be counted') // what was said still stands
        })
      }
      const leave = officeFeed().subscribe((changed) => {
        if (concerns(changed, names)) tell()
      })
      const beat = setInterval(() => say('beat', ''), BEAT_MS)
      const life = setTimeout(() => end(), LIFE_MS)
      end = () => {
        if (isOver) return
        isOver = true
        clearInterval(beat)
        clearTimeout(life)
        leave()
        forget()
        for (const one of ends) one.removeEventListener('abort', end)
        try {
          stream.close()
        } catch (error) {
          log.debug({ err: error }, 'a stream of counters was closed by its reader')
        }
      }
      for (const one of ends) one.addEventListener('abort', end)
      if (ends.some(({ aborted }) => aborted)) end()
      else void seen.then(tell)
    },
    cancel: () => end(),
  })
  return new Response(body, { headers: EVENT_STREAM })
}
