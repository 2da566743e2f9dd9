import config from '@payload-config'
import {
  type FindOptions,
  getPayload,
  type SelectType,
  type TransformCollectionWithSelect,
  type TypedCollectionSelect,
} from 'payload'

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
  | 'packages'
  | 'seoPages'
  | 'services'
  | 'states'

type Wanted<
  Slug extends PublicSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
> = Pick<FindOptions<Slug, Select>, 'where' | 'sort' | 'limit' | 'select'>

/** The rows of such a collection that a visitor may read. */
export async function publicRows<
  Slug extends PublicSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  collection: Slug,
  wanted: Wanted<Slug, Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const payload = await publicPayload()
  const { docs } = await payload.find<Slug, Select>({ ...PUBLIC_READ, collection, ...wanted })
  return docs
}

/** The same of a collection whose rows staff can take out of sale: those that are in it. */
export function activeRows<
  Slug extends 'addons' | 'checkoutPackages' | 'packages' | 'states',
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(collection: Slug, wanted: Omit<Wanted<Slug, Select>, 'where'>) {
  return publicRows<Slug, Select>(collection, { ...wanted, where: { isActive: { equals: true } } })
}
