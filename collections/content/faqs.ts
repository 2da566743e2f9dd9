import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { PUBLISHED } from '@/src/access/rules'
import { FAQ_PAGES } from '@/src/domain/content/faq-pages'
import { choice, isActive, options, published } from '@/src/fields/simple'

/** Questions that pages answer, in the order into which staff drag them. */
export const faqs: CollectionConfig = {
  slug: 'faqs',
  ...published('content', PUBLISHED, 'Website', 'question', {
    search: ['question', 'answer'],
  }),
  orderable: true,
  defaultSort: '_order',
  trash: true,
  labels: { singular: 'FAQ', plural: 'FAQs' },
  hooks: invalidateTag('faqs'),
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 4000 },
    choice('page', 'home', options(FAQ_PAGES), {
      admin: {
        position: 'sidebar',
        description: 'On service pages, questions appear where the text has a list of questions.',
      },
    }),
    isActive,
  ],
}
