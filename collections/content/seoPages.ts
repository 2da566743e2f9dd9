import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { PUBLISHED } from '@/src/access/public'
import { isActive } from '@/src/fields/flags'
import { published } from '@/src/fields/kept'
import { ownPath, webAddress } from '@/src/fields/validate'

/** What search engines and link previews read of a page. */
export const seoPages: CollectionConfig = {
  slug: 'seoPages',
  ...published('seo', PUBLISHED, 'Website', 'pageTitle', {
    search: ['path', 'pageTitle', 'metaDescription'],
    columns: ['path', 'pageTitle', 'metaDescription', 'isActive', 'updatedAt'],
  }),
  defaultSort: 'path',
  disableDuplicate: true,
  trash: true,
  labels: { singular: 'SEO page', plural: 'SEO Management' },
  hooks: invalidateTag('seo'),
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, maxLength: 200, validate: ownPath },
    {
      name: 'pageTitle',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: '50-60 characters recommended' },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      required: true,
      maxLength: 500,
      admin: { description: '150-160 characters recommended' },
    },
    { name: 'metaKeywords', type: 'text', maxLength: 500 },
    { name: 'ogTitle', type: 'text', maxLength: 200, label: 'Open Graph title' },
    { name: 'ogDescription', type: 'textarea', maxLength: 500, label: 'Open Graph description' },
    {
      name: 'ogImage',
      type: 'text',
      maxLength: 500,
      label: 'Open Graph image',
      validate: webAddress,
    },
    isActive,
  ],
}
