import { askedPath } from '@/src/domain/platform/own-path'

/** Where old addresses lead: from a path to a path, or to a full address elsewhere. */
export type Leads = ReadonlyMap<string, string>

/** The part of a full address that is a page of ours; any other text as it is. */
export function withinSite(to: string, origin: string): string {
  if (!URL.canParse(to)) return askedPath(to)
  const url = new URL(to)
  if (url.origin !== origin) return to
  return url.pathname === '/' ? '/' : askedPath(url.pathname.replace(/\/+$/, ''))
}

/** A way from one address to the next. It ends where nothing leads on, or where it comes back. */
type Way = { readonly stops: readonly string[]; readonly isLoop: boolean }

/** What a visitor of `from` passes, `from` first. */
export function wayFrom(from: string, leads: Leads): Way {
  const stops = [from]
  const seen = new Set(stops)
  for (let at = leads.get(from); at !== undefined; at = leads.get(at)) {
    stops.push(at)
    if (seen.has(at)) return { stops, isLoop: true }
    seen.add(at)
  }
  return { stops, isLoop: false }
}

/** The circle that a new redirect would close; null where it leads somewhere. */
export function loopThrough(from: string, to: string, leads: Leads): readonly string[] | null {
  const { stops } = wayFrom(from, new Map([...leads, [from, to]]))
  return stops.indexOf(from, 1) > 0 ? stops : null
}

/** Why a redirect that goes in a circle is refused. */
export const loopText = (loop: readonly string[]): string =>
  loop.length <= 2
    ? 'A page cannot redirect to itself.'
    : `This would lead in a circle: ${loop.join(' → ')}.`
