import { isOwnPath } from '@/src/domain/platform/own-path'

import { redirectForm } from './redirect-form'
import { loopText, loopThrough, withinSite } from './redirect-graph'

/** The largest file of redirects that can be imported, in bytes. */
export const REDIRECT_FILE_BYTES = 1024 * 1024

export const REDIRECT_COLUMNS = ['from', 'to', 'type'] as const
type RedirectColumn = (typeof REDIRECT_COLUMNS)[number]

/** A row of a file, with the number that a spreadsheet shows. */
export type RedirectRow = { readonly row: number } & Readonly<Record<RedirectColumn, string>>

export type KnownRedirect = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly type: '301' | '302'
  readonly isActive: boolean
}

type PlannedRedirect = Pick<KnownRedirect, 'from' | 'to' | 'type'> & {
  readonly row: number
  /** What stands there now; null for a new one. */
  readonly known: KnownRedirect | null
}

/** What a file of refused rows has beside them; left out when it is imported again. */
export const REFUSAL_COLUMNS = ['row', 'why'] as const

export type RefusedRedirect = RedirectRow & {
  readonly column: RedirectColumn
  readonly message: string
}

/** What a file would do. */
export type RedirectPlan = {
  readonly added: readonly PlannedRedirect[]
  readonly changed: readonly PlannedRedirect[]
  readonly same: number
  readonly refused: readonly RefusedRedirect[]
}

type Surroundings = {
  readonly known: readonly KnownRedirect[]
  readonly origin: string
  /** Whether the site has a page there, which no redirect stands in the way of. */
  readonly isPage: (path: string) => boolean
}

const columnOf = (name: unknown): RedirectColumn =>
  REDIRECT_COLUMNS.find((column) => column === name) ?? 'from'

/** Compares a file with the redirects that are known, row by row: a row may build on those above it. */
export function planRedirects(
  rows: readonly RedirectRow[],
  { known, origin, isPage }: Surroundings,
): RedirectPlan {
  const byFrom = new Map(known.map((one) => [one.from, one]))
  const active = known.filter(({ isActive }) => isActive)
  const leads = new Map(active.map(({ from, to }) => [from, withinSite(to, origin)]))
  const seen = new Set<string>()
  const plan = {
    added: [] as PlannedRedirect[],
    changed: [] as PlannedRedirect[],
    refused: [] as RefusedRedirect[],
  }
  let same = 0
  for (const given of rows) {
    const { row, from, to, type } = given
    const refuse = (column: RedirectColumn, message: string) =>
      plan.refused.push({ ...given, column, message })
    const parsed = redirectForm.safeParse({ from, to, type: type.trim() || '301', isActive: true })
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      refuse(columnOf(issue?.path[0]), issue?.message ?? 'This row cannot be used.')
      continue
    }
    const { data } = parsed
    if (seen.has(data.from)) {
      refuse('from', 'This address is in the file twice.')
      continue
    }
    seen.add(data.from)
    if (isPage(data.from)) {
      refuse('from', 'The site has a page at this address, so the redirect would never be used.')
      continue
    }
    const target = withinSite(data.to, origin)
    const loop = isOwnPath(target) ? loopThrough(data.from, target, leads) : null
    if (loop) {
      refuse('to', loopText(loop))
      continue
    }
    leads.set(data.from, target)
    const before = byFrom.get(data.from) ?? null
    const planned = { row, from: data.from, to: data.to, type: data.type, known: before }
    if (!before) plan.added.push(planned)
    else if (before.to === data.to && before.type === data.type && before.isActive) same += 1
    else plan.changed.push(planned)
  }
  return { ...plan, same }
}
