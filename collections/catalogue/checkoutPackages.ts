import type { CollectionConfig } from 'payload'

import { appendToOrder } from '@/hooks/catalogue/appendToOrder'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { managedBy } from '@/src/access/area'
import { ACTIVE } from '@/src/access/public'
import { nobodyField, staffOrPublic } from '@/src/access/rules'
import { isActive } from '@/src/fields/flags'
import { lines } from '@/src/fields/lines'
import { count } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'

/** How the package step of the checkout describes one package. */
export const checkoutPackages: CollectionConfig = {
  slug: 'checkoutPackages',
  access: {
    ...managedBy('checkout_packages'),
    read: staffOrPublic('view_checkout_packages', ACTIVE),
  },
  admin: {
    components: { beforeList: [requireView('view_checkout_packages')] },
    group: 'Catalogue',
    useAsTitle: 'stepTitle',
    defaultColumns: ['stepTitle', 'package', 'sortOrder', 'isActive', 'updatedAt'],
    listSearchableFields: ['stepTitle', 'stepDescription'],
  },
  defaultSort: 'sortOrder',
  disableDuplicate: true,
  labels: { singular: 'Package Description', plural: 'Checkout Packages' },
  hooks: { ...invalidateTag('checkoutPackages'), beforeValidate: [appendToOrder] },
  fields: [
    {
      name: 'package',
      type: 'relationship',
      relationTo: 'packages',
      required: true,
      index: true,
      access: { update: nobodyField },
      admin: { description: 'Cannot be changed later' },
    },
    { name: 'stepTitle', type: 'text', required: true, maxLength: 120 },
    { name: 'stepDescription', type: 'textarea', required: true, maxLength: 1000 },
    lines('detailedFeatures'),
    lines('checkoutBenefits'),
    { name: 'processDescription', type: 'textarea', maxLength: 1000 },
    { name: 'timelineText', type: 'text', maxLength: 200 },
    { name: 'guaranteeText', type: 'text', maxLength: 200 },
    isActive,
    count('sortOrder', { index: true, admin: { position: 'sidebar' } }),
  ],
}
