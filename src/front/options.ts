import type { FollowSite } from '@/src/front/memory/site-facts'
import type { Place } from '@/src/lib/http/hosts/hosts'

export type FrontOptions = Place & {
  /** Where web processes listen or may listen, such as `http://127.0.0.1:3300`. */
  readonly upstreams: readonly string[]
  /** The networks of the operator's proxies, which say where requests come from. */
  readonly proxies: readonly string[]
  /** Whether the promise to come by https goes for the subdomains, too. */
  readonly hstsSubdomains: boolean
  /** Lets connections become web sockets, as the development server wants. */
  readonly upgrades: boolean
  /** Opens `/metrics` to those who have it. */
  readonly metricsToken?: string | undefined
  /** Whether each request begins a trace. */
  readonly traces?: boolean
  /** Hears of what changes of the site; without it no page is kept. */
  readonly follow?: FollowSite
  /** So much is kept, in bytes. */
  readonly memoryBytes?: number
  /** How often to look whether the database is there. */
  readonly watchEveryMs?: number
  readonly probeEveryMs?: number
  /** So long a request waits for a web process that would take it. */
  readonly waitMs?: number
}
