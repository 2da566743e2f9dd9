import type { CollectionConfig } from 'payload'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import { requireView } from '@/src/fields/require-view'

type Listing = Pick<
  NonNullable<CollectionConfig['admin']>,
  'group' | 'useAsTitle' | 'defaultColumns' | 'listSearchableFields' | 'components'
>

type Options = {
  /** What the list shows, until someone chooses other columns. */
  readonly columns?: string[]
  /** Where the search field of the list looks. */
  readonly search?: string[]
  /** Who without it is sent away from the list, which would show them only their own rows. */
  readonly needs?: Permission
}

/** Where the menu shows a collection, by which field its rows are called, and how its list opens. */
export function listing(
  group: string,
  title: string,
  { columns, search, needs }: Options = {},
): Listing {
  return {
    group,
    useAsTitle: title,
    ...(columns && { defaultColumns: columns }),
    ...(search && { listSearchableFields: search }),
    ...(needs && { components: { beforeList: [requireView(needs)] } }),
  }
}
