import { isbot } from 'isbot'

/** Mail programs that fetch a mail's pictures for its reader at the moment they open it. */
const READERS = /GoogleImageProxy|YahooMailProxy/i

/** What scanners and privacy proxies call themselves. */
const PROXIES =
  /^Mozilla\/5\.0$|barracuda|proofpoint|mimecast|messagelabs|symantec|trend ?micro|safelinks|bitdefender|forcepoint|sophos|cisco|ironport|zscaler|fortinet|urldefense|headless|python|curl|wget|okhttp|java\/|go-http/i

/** So soon after it was handed over, no one has read a mail. */
const TOO_SOON_MS = 2000

export type Visit = {
  readonly method: string
  readonly userAgent: string
  readonly at: Date
  /** When the mail was handed over; null where that is not written down yet. */
  readonly sentAt: Date | null
}

/** Whether it was no person who fetched something of a mail. */
export function isMachine({ method, userAgent, at, sentAt }: Visit): boolean {
  if (method.toUpperCase() !== 'GET') return true
  if (!sentAt || at.getTime() - sentAt.getTime() < TOO_SOON_MS) return true
  if (READERS.test(userAgent)) return false
  return userAgent.trim() === '' || PROXIES.test(userAgent) || isbot(userAgent)
}

/** One click: which link, when in milliseconds since 1970, and whether by a machine. */
export type Click = { readonly link: number; readonly at: number; readonly machine: boolean }

/** Links that are fetched within so long are fetched by one and the same program. */
const BURST_MS = 5000

/**
 * The clicks with those taken for a machine's that belong to a burst over all links of the mail:
 * no one follows three links, or all of two, within a few seconds.
 */
export function withBursts(clicks: readonly Click[], links: number): Click[] {
  const enough = Math.min(Math.max(2, links), 3)
  return clicks.map((click) => {
    const near = clicks.filter(({ at }) => Math.abs(at - click.at) <= BURST_MS)
    const fetched = new Set(near.map(({ link }) => link)).size
    return { ...click, machine: click.machine || fetched >= enough }
  })
}
