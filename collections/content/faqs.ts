import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { PUBLISHED } from '@/src/access/public'
import { choice } from '@/src/fields/choice'
import { isActive } from '@/src/fields/flags'
import { published } from '@/src/fields/kept'
import { count } from '@/src/fields/numbers'

/** Questions that the landing and support pages answer. */
export const faqs: CollectionConfig = {
  slug: 'faqs',
  ...published('content', PUBLISHED, 'Website', 'question', {
    search: ['question', 'answer'],
    columns: ['question', 'page', 'orderIndex', 'isActive'],
  }),
  defaultSort: 'orderIndex',
  trash: true,
  labels: { singular: 'FAQ', plural: 'FAQs' },
  hooks: invalidateTag('faqs'),
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 4000 },
    choice('page', 'home', ['home', 'support'], { admin: { position: 'sidebar' } }),
    count('orderIndex', {
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar' },
    }),
    isActive,
  ],
}
