import config from '@payload-config'
import {
  getPayload,
  type SelectType,
  type Sort,
  type TransformCollectionWithSelect,
  type TypedCollectionSelect,
  type Where,
} from 'payload'

import { readAside } from '@/src/lib/replica'

/** Payload's Local API, for what the public may read. */
export function publicPayload() {
  return getPayload({ config })
}

/** What every public read has in common: the access rules of a visitor, and no relations. */
export const PUBLIC_READ = { overrideAccess: false, depth: 0, pagination: false } as const

/** The collections of which a visitor reads many rows. */
type PublicSlug =
  | 'addons'
  | 'checkoutPackages'
  | 'contentElements'
  | 'faqs'
  | 'jobOpenings'
  | 'media'
  | 'packages'
  | 'seoPages'
  | 'services'
  | 'sitePages'
  | 'states'
  | 'testimonials'

type Wanted<Select> = {
  readonly where?: Where
  readonly sort?: Sort
  readonly limit?: number
  readonly select?: Select
}

/** The rows of such a collection that a visitor may read. */
export async function publicRows<
  Slug extends PublicSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  collection: Slug,
  { where, sort, limit, select }: Wanted<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const payload = await publicPayload()
  const wanted = { ...PUBLIC_READ, collection, where, sort, limit, select }
  const { docs } = await readAside({ payload }, (req) =>
    payload.find<Slug, Select>({ ...wanted, req }),
  )
  return docs
}

export function activeRows<
  Slug extends 'addons' | 'checkoutPackages' | 'packages' | 'states',
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(collection: Slug, wanted: Omit<Wanted<Select>, 'where'>) {
  return publicRows<Slug, Select>(collection, { ...wanted, where: { isActive: { equals: true } } })
}
