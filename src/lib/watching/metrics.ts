import { collectDefaultMetrics, Registry } from 'prom-client'

import { deriveToken, sameText } from '@/src/lib/secrets'

/** Whether a request brings the token that figures are told for. */
export const bringsToken = (authorization: string | null | undefined, token: string): boolean =>
  sameText(authorization?.replace(/^Bearer /, '') ?? '', token)

/** With it the front asks web processes for their figures. */
export const WEB_METRICS_TOKEN = (): string => deriveToken('metrics of web processes')

/** Where it asks; with the query it is told what is true of the whole shop. */
export const WEB_METRICS_PATH = '/api/internal/metrics'
export const SHOP_QUERY = '?shop'

/** Begins to watch this process: its memory, its time, and how far its event loop is behind. */
export function watchProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
