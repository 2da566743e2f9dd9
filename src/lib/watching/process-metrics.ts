import { collectDefaultMetrics, Registry } from 'prom-client'

/** Begins to watch this process: its memory, its time, and how far its event loop is behind. */
export function watchProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
