import { cacheTag } from 'next/cache'
import type { DataFromCollectionSlug, PayloadRequest, Sort } from 'payload'
import type { PackageView, Readable, ServiceView } from '@/src/domain/catalogue/catalogue-views'
import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'
import { NEED_KEYS, needOf, PREPARERS } from '@/src/domain/catalogue/licensing/needs'
import { isConfirmed, reviewSentence } from '@/src/domain/catalogue/licensing/sale-of'
import type { SellingNotes } from '@/src/domain/checkout/checkout-view'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { fields } from '@/src/lib/find-one'
import type { Service } from '@/src/payload-types'
import {
  activeRows,
  attemptFor,
  publicPayload,
  publicRows,
} from '@/src/queries/platform/public-payload'
import { asStaff, type EntrySlug } from '@/src/services/catalogue/entries/entry'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** All are named: a list inside a list comes only then. */
const PACKAGE_TYPES = fields('key label price description features turnaroundTime')

/** The service of that kind while it is on sale, with what its page and its checkout say. */
export async function activeService(type: StandaloneService) {
  const [doc] = await publicRows('services', {
    where: { and: [{ isActive: { equals: true } }, { slug: { equals: type } }] },
    limit: 1,
    select: { name: true, checkoutTitle: true, description: true, packageTypes: PACKAGE_TYPES },
  })
  return doc
}

/** A service's packages as they are shown and sold. */
export function packagesOf({
  packageTypes,
}: Pick<Service, 'packageTypes'>): ServiceView['packages'] {
  return packageTypes.map((item) => ({
    type: item.key,
    name: item.label,
    price: item.price,
    description: item.description ?? '',
    features: item.features ?? [],
    turnaroundTime: item.turnaroundTime ?? null,
  }))
}

/** A service as its page shows it; null when it is not on sale or cannot be read. */
export async function getService(type: StandaloneService): Promise<ServiceView | null> {
  'use cache'
  cacheTag('services')
  return (await attemptFor('max', `service ${type}`, () => findService(type))) ?? null
}

async function findService(type: StandaloneService): Promise<ServiceView | null> {
  const doc = await activeService(type)
  if (!doc) return null
  return {
    type,
    name: doc.name,
    description: doc.description ?? '',
    packages: packagesOf(doc),
  }
}

/** The packages on sale, cheapest first; or the stand-ins, which are not for sale. */
export async function getPackages(): Promise<Readable<PackageView>> {
  const items = await readPackages()
  return items?.length
    ? { items, isFallback: false }
    : { items: FALLBACK_PACKAGES, isFallback: true }
}

async function readPackages(): Promise<PackageView[] | undefined> {
  'use cache'
  cacheTag('packages')
  return attemptFor('max', 'packages', findPackages)
}

async function findPackages(): Promise<PackageView[]> {
  const docs = await activeRows('packages', {
    sort: 'price',
    limit: 24,
    select: fields('name description price tier features isPopular'),
  })
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name,
    description: doc.description ?? '',
    price: doc.price,
    tier: doc.tier,
    features: doc.features ?? [],
    isPopular: doc.isPopular,
  }))
}

/** All of a part of the catalogue, as staff may see it. */
export async function allEntries<One extends EntrySlug>(
  req: PayloadRequest,
  collection: One,
  sort: Sort,
): Promise<DataFromCollectionSlug<One>[]> {
  const { docs } = await req.payload.find({
    collection,
    sort,
    limit: 500,
    pagination: false,
    ...asStaff(req),
  })
  return docs
}

/** What depends on where a buyer lives: a checkout asks for that late, or not at all. */
const OF_PLACES = new Set<string>([
  ...Object.values(PREPARERS).flatMap((need) => need ?? []),
  'north_carolina_documents',
  'sanctioned_places',
])

async function read(): Promise<SellingNotes> {
  const sales = await salesAt({ payload: await publicPayload() })
  const { confirmations, day } = sales
  const closed = NEED_KEYS.filter((need) => OF_PLACES.has(need)).filter((need) =>
    need === 'sanctioned_places'
      ? sales.closed({ kind: 'abroad' }) !== null
      : !isConfirmed(need, confirmations, day),
  )
  return {
    places: closed.flatMap((need) => needOf(need).says ?? []),
    review: reviewSentence(confirmations, day),
  }
}

/** Whom we can't sell to yet, and who has reviewed the documents that we prepare. */
export async function getSellingNotes(): Promise<SellingNotes> {
  'use cache'
  cacheTag('services')
  return (
    (await attemptFor('max', 'what may be sold', read)) ?? {
      places: [],
      review: reviewSentence([], ''),
    }
  )
}
