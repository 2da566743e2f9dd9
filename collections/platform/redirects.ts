import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseLoop } from '@/hooks/platform/references'
import { denyAll, managedBy } from '@/src/access/rules'
import { REDIRECT_TYPES } from '@/src/domain/platform/redirects/redirect-form'
import { fixed } from '@/src/fields/fixed'
import { isActive, listing, options } from '@/src/fields/simple'
import { ownPath, redirectTarget } from '@/src/fields/validate'

/** An old address of the site and where it leads now. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: { ...managedBy('seo'), readVersions: denyAll },
  admin: listing('Website', 'from', {
    needs: 'view_seo',
    search: ['from', 'to'],
    columns: ['from', 'to', 'type', 'isActive', 'hits'],
  }),
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
      options: options(REDIRECT_TYPES),
    },
    isActive,
    fixed({
      name: 'hits',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { description: 'How often visitors came by the old address' },
    }),
    fixed({ name: 'lastHitAt', type: 'date', label: 'Last hit' }),
  ],
}
