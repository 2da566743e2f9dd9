import config from '@payload-config'
import { cacheLife, cacheTag } from 'next/cache'
import { type CollectionSlug, getPayload } from 'payload'
import { findRows, type Row, type Rows, type Selectable } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { readAside } from '@/src/lib/replica'
import { officeDayAt } from '@/src/services/platform/business-zone'

/** Payload's Local API, for what the public may read. */
export function publicPayload() {
  return getPayload({ config })
}

/** What every public read has in common: the access rules of a visitor, and no relations. */
export const PUBLIC_READ = { overrideAccess: false, depth: 0, pagination: false } as const

/** The rows of such a collection that a visitor may read. */
export async function publicRows<Slug extends CollectionSlug, Select extends Selectable<Slug>>(
  collection: Slug,
  wanted: Rows<Select>,
): Promise<Row<Slug, Select>[]> {
  const payload = await publicPayload()
  return readAside({ payload }, (req) =>
    findRows<Slug, Select>(req, collection, { ...wanted, overrideAccess: false }),
  )
}

export function activeRows<
  Slug extends 'addons' | 'checkoutPackages' | 'packages' | 'states',
  Select extends Selectable<Slug>,
>(collection: Slug, wanted: Omit<Rows<Select>, 'where'>) {
  return publicRows<Slug, Select>(collection, { ...wanted, where: { isActive: { equals: true } } })
}

/**
 * How long a failed read is kept: not at all. The next request tries again, and a build leaves a
 * hole for it, which is why callers stand inside `<Suspense>`.
 */
const NOT_KEPT = { stale: 0, revalidate: 0, expire: 0 }

/**
 * What `read` gives, or undefined when the database cannot be read.
 *
 * A cached function must not throw: that would fail the build or the page, whether or not it is caught.
 */
async function attempt<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, what }, 'Could not be read; a stand-in is shown')
    return undefined
  }
}

/** Runs a cached function for `life`; a failure is not cached. */
export async function attemptFor<T>(
  life: 'hours' | 'max',
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  const found = await attempt(what, read)
  if (found === undefined) cacheLife(NOT_KEPT)
  else cacheLife(life)
  return found
}

/**
 * Today in the office, as an ISO day. For a cached function, which it tags: staff may choose another
 * time zone.
 */
export async function officeDayHere(): Promise<string> {
  cacheTag('settings')
  return officeDayAt(await publicPayload(), new Date())
}

/** The year of the copyright line: a clock on a prerendered page, looked at once a day. */
export async function currentYear(): Promise<number> {
  'use cache'
  cacheLife('days')
  return new Date().getUTCFullYear()
}
