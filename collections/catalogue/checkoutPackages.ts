import type { CollectionConfig } from 'payload'

import { appendToOrder } from '@/hooks/catalogue/catalogue'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { denyField, PUBLISHED } from '@/src/access/rules'
import { count, isActive, lines, published } from '@/src/fields/simple'

/** How the package step of the checkout describes one package. */
export const checkoutPackages: CollectionConfig = {
  slug: 'checkoutPackages',
  ...published('checkout_packages', PUBLISHED, 'Catalogue', 'stepTitle', {
    search: ['stepTitle', 'stepDescription'],
    columns: ['stepTitle', 'package', 'sortOrder', 'isActive', 'updatedAt'],
  }),
  defaultSort: 'sortOrder',
  disableDuplicate: true,
  trash: true,
  labels: { singular: 'Package Description', plural: 'Checkout Packages' },
  hooks: { ...invalidateTag('checkoutPackages'), beforeValidate: [appendToOrder] },
  fields: [
    {
      name: 'package',
      type: 'relationship',
      relationTo: 'packages',
      required: true,
      index: true,
      access: { update: denyField },
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
