import { cacheTag } from 'next/cache'

import type { ServiceView } from '@/src/domain/catalogue/catalogue-views'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { attemptFor } from '../platform/attempt'
import { activeService, packagesOf } from './service-packages'

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
