import { cacheTag } from 'next/cache'

import type { PackageView, Readable } from '@/src/domain/catalogue/catalogue-views'
import { FALLBACK_PACKAGES } from '@/src/domain/catalogue/fallback-catalogue'

import { attemptFor } from '../platform/attempt'
import { activeRows } from '../platform/public-payload'

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
    select: {
      name: true,
      description: true,
      price: true,
      tier: true,
      features: true,
      isPopular: true,
    },
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
