import type { ServiceView } from '@/src/domain/catalogue/catalogue-views'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import type { Service } from '@/src/payload-types'

import { publicRows } from '../platform/public-payload'

/** What is read of a service's packages. */
const PACKAGE_TYPES = {
  key: true,
  label: true,
  price: true,
  description: true,
  features: true, // a list inside a list comes only when it is named
  turnaroundTime: true,
} as const

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
