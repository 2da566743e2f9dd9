import type { CollectionConfig } from 'payload'

import { keepUsedPackage } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/references'
import { PUBLISHED } from '@/src/access/rules'
import { ADDED_WORK } from '@/src/domain/vocabulary/added-work'
import { WORK_NAMES } from '@/src/domain/vocabulary/service-names'
import { TIERS } from '@/src/domain/vocabulary/tiers'
import { choice, dollars, flag, isActive, lines, published } from '@/src/fields/simple'
import { whole } from '@/src/fields/validate'

/** What a formation costs and contains. How a package behaves hangs on its tier, never its name. */
export const packages: CollectionConfig = {
  slug: 'packages',
  ...published('packages', PUBLISHED, 'Catalogue', 'name', {
    search: ['name', 'description'],
    columns: ['name', 'tier', 'price', 'isPopular', 'isActive'],
  }),
  defaultSort: 'price',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: {
    ...invalidateTag('packages'),
    beforeChange: [keepUsedPackage],
    beforeDelete: [refuseInUse('package', [['checkoutPackages', 'package']])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'description', type: 'textarea', maxLength: 500 },
    {
      ...dollars('price', { required: true, defaultValue: 0, index: true }),
      validate: whole,
      admin: { step: 1, description: 'Whole dollars, without the state fee' },
    },
    lines('features'),
    {
      name: 'includes',
      type: 'select',
      hasMany: true,
      label: 'Produced with it',
      options: ADDED_WORK.map((value) => ({ value, label: WORK_NAMES[value] })),
      admin: {
        description:
          'Beside the filing, and the EIN and agent of its tier. A feature that is not here is only a text.',
      },
    },
    choice('tier', 'starter', [...TIERS], {
      admin: {
        position: 'sidebar',
        description: 'Sets the delivery time shown and the add-ons offered',
      },
    }),
    isActive,
    flag('isPopular', false, { label: 'Most popular', admin: { position: 'sidebar' } }),
  ],
}
