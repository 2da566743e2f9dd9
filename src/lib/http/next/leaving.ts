import { subscribe } from 'node:diagnostics_channel'

/** Kept on the process: Next bundles this file more than once. */
const KEY = Symbol.for('charterdesk.leaving')

/**
 * By then each front has asked how this process is, and been told; and what is gathered for a few
 * seconds before it is stored has been stored.
 */
const TOLD_WITHIN_MS = 6_000
/** So long no one has asked for anything. */
const QUIET_MS = 1_000
const AT_MOST_MS = 20_000
const LOOK_EVERY_MS = 100

function controller(): AbortController {
  const known: unknown = Reflect.get(globalThis, KEY)
  if (known instanceof AbortController) return known
  const fresh = new AbortController()
  Reflect.set(globalThis, KEY, fresh)
  return fresh
}

/** Aborted when this process is about to end and wants no more requests. */
export const leaving = (): AbortSignal => controller().signal

const PROBES = new Set(['/api/health', '/api/ready'])

const pathOf = (message: unknown): string => {
  if (!(message instanceof Object) || !('request' in message)) return ''
  const { request } = message
  if (!(request instanceof Object) || !('url' in request)) return ''
  return String(request.url).split('?', 1)[0] ?? ''
}

/**
 * On SIGUSR2 this process says that it is leaving when it is next asked how it is, goes on answering
 * until no one asks for anything any more, and then ends as by SIGTERM. So it can be replaced without
 * a request being lost.
 */
export function leaveWhenTold(): void {
  process.once('SIGUSR2', () => {
    controller().abort()
    const began = Date.now()
    let asked = began
    subscribe('http.server.request.start', (message) => {
      if (!PROBES.has(pathOf(message))) asked = Date.now()
    })
    const timer = setInterval(() => {
      const now = Date.now()
      const isQuiet = now - began > TOLD_WITHIN_MS && now - asked > QUIET_MS
      if (!isQuiet && now - began < AT_MOST_MS) return
      clearInterval(timer)
      process.kill(process.pid, 'SIGTERM')
    }, LOOK_EVERY_MS)
  })
}
