import type { ServiceView } from '@/src/domain/catalogue/catalogue-views'
import type { Service } from '@/src/payload-types'

/** What is read of a service's packages. */
export const PACKAGE_TYPES = {
  key: true,
  label: true,
  price: true,
  description: true,
  features: true, // a list inside a list comes only when it is named
  turnaroundTime: true,
} as const

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
