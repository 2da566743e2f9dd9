import type { SearchParams } from '../page/GuardedView'

/** The same screen with some of its address changed; null takes a part away. */
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
