declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type Options = {
    url: string
    /** In seconds. */
    duration: number
    connections: number
    headers: Record<string, string>
  }

  type Result = {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p99: number }
    non2xx: number
    errors: number
  }

  type Listener = (client: unknown, status: number, bytes: number, ms: number) => void

  /** What a run is while it lasts: its answers as events, its result as a promise. */
  type Run = Omit<EventEmitter, 'on'> &
    Promise<Result> & { on(event: 'response', listener: Listener): void }

  export default function autocannon(options: Options): Run
}
