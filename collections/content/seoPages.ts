import type { CollectionConfig } from 'payload'

import { followMovedPage } from '@/hooks/content/pages'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { PUBLISHED } from '@/src/access/rules'
import { flag, isActive, published } from '@/src/fields/simple'
import { decimals, ownPath, redirectTarget, webAddress } from '@/src/fields/validate'

const fresh = invalidateTag('seo')

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
  hooks: { ...fresh, afterChange: [...fresh.afterChange, followMovedPage] },
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
    {
      name: 'ogMedia',
      type: 'upload',
      relationTo: 'media',
      label: 'Open Graph picture',
      admin: { description: 'Without picture and image, one is drawn from the title' },
    },
    {
      name: 'canonical',
      type: 'text',
      maxLength: 500,
      validate: redirectTarget,
      admin: { description: 'Where search engines are sent instead. Empty: this page.' },
    },
    {
      name: 'sitemapPriority',
      type: 'number',
      min: 0.1,
      max: 1,
      validate: decimals(1),
    },
    flag('noindex', false, {
      label: 'Hide from search engines (noindex)',
      admin: { position: 'sidebar' },
    }),
    isActive,
  ],
}
