import type { Dispatcher } from 'undici'

import { HeldAnswer } from '@/src/front/upstreams/held-answer'
import { NO_CONTROLLER } from '@/src/front/upstreams/held-controller'
import type { Turns } from '@/src/front/upstreams/turns'
import type { Upstream, Upstreams } from '@/src/front/upstreams/upstreams'

/** How often a request is asked again whose connection broke before its answer was whole. */
const MOST_BROKEN = 3

/** The end of a connection that says nothing of the request on it. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Nothing of the request has gone anywhere: there was no connection to send it on. */
const isRefused = (error: Error): boolean => REFUSED.has(codeOf(error))

const REPEATABLE = new Set(['GET', 'HEAD'])
/** Each build has its own files, and while one replaces another, each process knows its own alone. */
const OF_A_BUILD = /^\/_next\/static\//

export type Send = (
  upstream: Upstream,
  request: Dispatcher.DispatchOptions,
  handler: Dispatcher.DispatchHandler,
) => void

const nowhere = () => Object.assign(new Error('No web process answers.'), { code: 'ECONNREFUSED' })

/**
 * Brings one request to a web process, and to another where the first is gone: whatever has not been
 * sent, and what may be asked twice. Where none is there it waits, but not for long.
 */
export function passageThrough(upstreams: Upstreams, turns: Turns, patienceMs: number, send: Send) {
  return (request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void => {
    const until = Date.now() + patienceMs
    const isRepeatable = REPEATABLE.has(request.method) && !request.body
    const isOfBuild = isRepeatable && OF_A_BUILD.test(request.path)
    const without = new Set<Upstream>()
    let broken = 0
    let endTurn = () => {}

    const fail = (error: Error) => {
      endTurn()
      handler.onResponseError?.(NO_CONTROLLER, error)
    }

    const next = async (): Promise<void> => {
      const upstream =
        (without.size > 0 && upstreams.pick(without)) ||
        (await upstreams.whenOne(until - Date.now()))
      if (upstream) go(upstream)
      else fail(nowhere())
    }

    const go = (upstream: Upstream) => {
      upstream.busy += 1
      const answer = new HeldAnswer(handler, isRepeatable, {
        isNotIt: (status) => {
          if (status !== 404 || !isOfBuild) return false
          without.add(upstream)
          return upstreams.pick(without) !== null
        },
        out: () => endTurn(),
        over: (error) => {
          upstream.busy -= 1
          if (error && isRefused(error)) upstreams.note(upstream, 'down')
        },
        again: (error) => {
          if (error && !mayRepeat(error)) return false
          next().catch(fail)
          return true
        },
      })
      send(upstream, request, answer)
    }

    const mayRepeat = (error: Error): boolean => {
      if (isRefused(error)) return Date.now() < until
      broken += 1
      return isRepeatable && BROKEN.has(codeOf(error)) && broken <= MOST_BROKEN
    }

    const begin = async () => {
      endTurn = await turns.take(request)
      await next()
    }
    begin().catch(fail)
  }
}
