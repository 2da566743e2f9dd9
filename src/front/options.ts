import type { Place } from '@/src/lib/http/hosts'

export type FrontOptions = Place & {
  /** Where the web process listens, such as `http://127.0.0.1:3300`. */
  readonly upstream: string
  /** A proxy of the operator's stands before the front and says where requests come from. */
  readonly trustsProxy: boolean
  /** Whether the promise to come by https goes for the subdomains, too. */
  readonly hstsSubdomains: boolean
  /** Lets connections become web sockets, as the development server wants. */
  readonly upgrades: boolean
  /** How often to look whether the database is there. */
  readonly watchEveryMs?: number
}
