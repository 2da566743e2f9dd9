import type { Where } from 'payload'

import { publishedBy, recordedFor } from '@/src/access/area'
import type { Area } from '@/src/domain/platform/permissions/areas'

import { listing } from './listing'

type Options = Omit<NonNullable<Parameters<typeof listing>[2]>, 'needs'>

/** What staff of an area keep in a list, and visitors read as far as `where` selects it. */
export const published = (
  area: Area,
  where: Where,
  group: string,
  title: string,
  options: Options,
) => ({
  access: publishedBy(area, where),
  admin: listing(group, title, { ...options, needs: `view_${area}` }),
})

/** Records that services alone write, and staff of an area read in a list. */
export const recorded = (area: Area, group: string, title: string, options?: Options) => ({
  access: recordedFor(area),
  admin: listing(group, title, options),
  disableDuplicate: true,
})
