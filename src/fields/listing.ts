import type { CollectionConfig } from 'payload'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import { requireView } from '@/src/fields/require-view'

type Listing = Pick<
  NonNullable<CollectionConfig['admin']>,
  'group' | 'useAsTitle' | 'listSearchableFields' | 'components'
>

type Options = {
  /** Where the search field of the list looks. */
  readonly search?: string[]
  /** Who without it is sent away from the list, which would show them only their own rows. */
  readonly needs?: Permission
}

/** Where the menu shows a collection, by which field its rows are called, and how its list opens. */
export function listing(group: string, title: string, { search, needs }: Options = {}): Listing {
  return {
    group,
    useAsTitle: title,
    ...(search && { listSearchableFields: search }),
    ...(needs && { components: { beforeList: [requireView(needs)] } }),
  }
}
