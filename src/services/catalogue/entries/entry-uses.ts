import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { checkout_drafts } from '@/src/database-schema'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import { entryName } from '@/src/services/catalogue/entries/entry'
import type { EntrySlug } from './entry'

/** Who holds an entry: how many of what, in words, and whether it can't be deleted for that. */
export type EntryUses = { readonly uses: readonly string[]; readonly refusal: string | null }

type Counting = readonly [noun: string, count: (req: PayloadRequest, id: string) => Promise<number>]

const rows =
  (collection: CollectionSlug, where: (id: string) => Where): Counting[1] =>
  async (req, id) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: where(id),
      overrideAccess: true, // how many there are, no matter who may see them
      req,
    })
    return totalDocs
  }

const drafts =
  (holds: (id: string) => SQL): Counting[1] =>
  async (req, id) => {
    const db = await databaseOf(req)
    const { order, expiresAt } = checkout_drafts
    return db.$count(checkout_drafts, and(isNull(order), gt(expiresAt, now), holds(id)))
  }

const named = (field: string) => (id: string) => ({ [field]: { equals: id } })
const answer = (name: string) => (id: string) => eq(sql`${checkout_drafts.answers} ->> ${name}`, id)

const DESCRIPTIONS = rows('checkoutPackages', named('package'))

const COUNTED: Readonly<Record<EntrySlug, readonly Counting[]>> = {
  packages: [
    ['order', rows('orders', named('package'))],
    ['checkout package', DESCRIPTIONS],
    ['open checkout', drafts(answer('packageId'))],
    ['offer', rows('offers', named('packages'))],
    ['lead', rows('leads', named('selectedPackage'))],
  ],
  addons: [
    ['order', rows('orders', named('lines.ref'))],
    ['open checkout', drafts((id) => sql`${checkout_drafts.answers} -> 'addonIds' ? ${id}`)],
    ['offer', rows('offers', named('addons'))],
    ['subscription', rows('subscriptions', named('addon'))],
  ],
  states: [
    ['order', rows('orders', named('state'))],
    ['open checkout', drafts(answer('stateId'))],
    ['lead', rows('leads', named('selectedState'))],
  ],
  checkoutPackages: [],
}

/** Why a package can't be deleted; null when it can. */
export async function refusalOf(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
): Promise<string | null> {
  if (slug !== 'packages') return null
  const count = await DESCRIPTIONS(req, id)
  if (count === 0) return null
  return `This package is still used by ${plural(count, 'checkout package')}. Switch it off instead, or delete those first.`
}

/** What uses an entry. @throws AppError 404 */
export async function usesOf(req: PayloadRequest, slug: EntrySlug, id: string): Promise<EntryUses> {
  await entryName(req, slug, id)
  const uses: string[] = []
  for (const [noun, count] of COUNTED[slug]) {
    const found = await count(req, id)
    if (found > 0) uses.push(plural(found, noun))
  }
  return { uses, refusal: await refusalOf(req, slug, id) }
}
