import type { Config } from '../payload-types'

/** Where the back-office begins. */
export const ADMIN = '/admin'

const address = (...parts: readonly string[]): string => [ADMIN, ...parts].join('/')

/**
 * Where a collection's list is, or one of its records and a tab of that:
 * `collectionHref('orders', id, 'fields')`.
 */
export function collectionHref(slug: keyof Config['collections'], ...inside: string[]): string {
  return address('collections', slug, ...inside.map(encodeURIComponent))
}
