import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { managedBy } from '@/src/access/area'
import { PUBLISHED } from '@/src/access/public'
import { staffOrPublic } from '@/src/access/rules'
import { isActive } from '@/src/fields/flags'
import { count } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'

/** Questions that the landing and support pages answer. */
export const faqs: CollectionConfig = {
  slug: 'faqs',
  access: { ...managedBy('content'), read: staffOrPublic('view_content', PUBLISHED) },
  admin: {
    components: { beforeList: [requireView('view_content')] },
    group: 'Website',
    useAsTitle: 'question',
    defaultColumns: ['question', 'page', 'orderIndex', 'isActive'],
    listSearchableFields: ['question', 'answer'],
  },
  defaultSort: 'orderIndex',
  trash: true,
  labels: { singular: 'FAQ', plural: 'FAQs' },
  hooks: invalidateTag('faqs'),
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'page',
      type: 'select',
      required: true,
      defaultValue: 'home',
      options: ['home', 'support'],
      index: true,
      admin: { position: 'sidebar' },
    },
    count('orderIndex', {
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar' },
    }),
    isActive,
  ],
}
