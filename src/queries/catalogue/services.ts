import { cacheTag } from 'next/cache'

import type { ServiceView } from '@/src/domain/catalogue/catalogue-views'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { attemptFor } from '../platform/attempt'
import { publicRows } from '../platform/public-payload'
import { PACKAGE_TYPES, packagesOf } from './service-packages'

/** A service as its page shows it; null when it is not on sale or cannot be read. */
export async function getService(type: StandaloneService): Promise<ServiceView | null> {
  'use cache'
  cacheTag('services')
  return (await attemptFor('max', `service ${type}`, () => findService(type))) ?? null
}

async function findService(type: StandaloneService): Promise<ServiceView | null> {
  const docs = await publicRows('services', {
    where: { and: [{ isActive: { equals: true } }, { slug: { equals: type } }] },
    limit: 1,
    select: {
      name: true,
      description: true,
      packageTypes: PACKAGE_TYPES,
    },
  })
  const doc = docs[0]
  if (!doc) return null
  return {
    type,
    name: doc.name,
    description: doc.description ?? '',
    packages: packagesOf(doc),
  }
}
