import type { CollectionConfig } from 'payload'

import { followMovedPage, guardPage, keepLegalVersion, keepPublished } from '@/hooks/content/pages'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { denyAll, managedBy, PUBLISHED, staffOrPublic } from '@/src/access/rules'
import { isLegalPath, previewPath } from '@/src/domain/content/pages/site-pages'
import { pageEditor } from '@/src/fields/content/page-text'
import { flag, isActive, listing, published, recorded, reference } from '@/src/fields/simple'
import { decimals, ownPath, redirectTarget, webAddress } from '@/src/fields/validate'

const { afterChange, afterDelete } = invalidateTag('pages')

const addressOf = (data: Record<string, unknown>): string | null =>
  typeof data.path === 'string' ? previewPath(data.path) : null

/** The long text of a page: legal pages and services. Which pages there are, the code says. */
export const sitePages: CollectionConfig = {
  slug: 'sitePages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: {
    ...managedBy('content'),
    create: denyAll,
    read: staffOrPublic('view_content', { _status: { equals: 'published' } }),
    delete: denyAll,
  },
  admin: {
    ...listing('Website', 'name', {
      needs: 'view_content',
      search: ['name', 'path'],
    }),
    livePreview: {
      url: ({ data }) => addressOf(data),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
      ],
    },
    preview: (data) => addressOf(data),
  },
  versions: { drafts: true, maxPerDoc: 200 },
  defaultSort: 'path',
  disableDuplicate: true,
  hooks: {
    beforeOperation: [keepPublished],
    beforeChange: [guardPage],
    afterChange: [...afterChange, keepLegalVersion],
    afterDelete,
  },
  fields: [
    // `guardPage` keeps these two: by a field's own access, no old version could be restored.
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'path',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      maxLength: 120,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'updatedOn',
      type: 'date',
      label: 'Date of this version',
      admin: {
        position: 'sidebar',
        condition: ({ path }) => isLegalPath(path),
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
        description:
          'Shown on the page. A text that differs from the published one needs a new date; earlier versions are kept.',
      },
    },
    {
      name: 'legalReview',
      type: 'text',
      label: 'Reviewed by a lawyer',
      maxLength: 200,
      admin: {
        position: 'sidebar',
        condition: ({ path }) => isLegalPath(path),
        placeholder: 'Draft, not reviewed',
        description:
          'The shipped legal texts are drafts for a lawyer. Enter who reviewed this text, and when. While this is empty, the page counts as a draft.',
      },
    },
    {
      name: 'body',
      type: 'richText',
      label: 'Text',
      required: true,
      editor: pageEditor,
      admin: {
        description:
          'Use heading 2 for sections: legal pages list them at the side. Save Draft shows the text in the preview (the eye above). Publish changes shows it to visitors.',
      },
    },
  ],
}

/**
 * A legal text as it was published, by the day it carries. Accounts and orders name the one that was
 * accepted, so rows are only ever added.
 */
export const legalVersions: CollectionConfig = {
  slug: 'legalVersions',
  labels: { singular: 'Legal version', plural: 'Legal versions' },
  ...recorded('content', 'Website', 'title', {
    search: ['title', 'page', 'version'],
  }),
  defaultSort: ['page', '-version'],
  indexes: [{ fields: ['page', 'version'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'page', type: 'text', required: true, maxLength: 120 },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'version', type: 'text', required: true, maxLength: 40 },
    { name: 'body', type: 'richText', label: 'Text', required: true, editor: pageEditor },
    reference('publishedBy', 'users'),
    // Hashes that identify a text: as it was written, and with our promises filled in.
    { name: 'writtenHash', type: 'text', required: true, hidden: true },
    { name: 'saidHash', type: 'text', required: true, hidden: true },
  ],
}

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
