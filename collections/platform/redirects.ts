import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseLoop } from '@/hooks/platform/refuseLoop'
import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { isActive } from '@/src/fields/flags'
import { requireView } from '@/src/fields/require-view'
import { ownPath, redirectTarget } from '@/src/fields/validate'

/** An old address of the site and where it leads now. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: { ...managedBy('seo'), readVersions: nobody },
  admin: {
    components: { beforeList: [requireView('view_seo')] },
    group: 'Website',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'type', 'isActive'],
    listSearchableFields: ['from', 'to'],
  },
  defaultSort: 'from',
  disableDuplicate: true,
  hooks: { ...invalidateTag('redirects'), beforeValidate: [refuseLoop] },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, maxLength: 300, validate: ownPath },
    { name: 'to', type: 'text', required: true, maxLength: 500, validate: redirectTarget },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Permanent (301)' },
        { value: '302', label: 'Temporary (302)' },
      ],
    },
    isActive,
  ],
}
