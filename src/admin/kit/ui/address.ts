import type { SearchParams } from '../page/GuardedView'

/** Returns the screen's address with changed parameters; null removes one. */
export function addressWith(
  path: string,
  search: SearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, ...changes })) {
    if (typeof value === 'string' && value !== '') params.set(name, value)
  }
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
