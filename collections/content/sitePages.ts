import type { CollectionConfig } from 'payload'
import { guardPage, keepLegalVersion, keepPublished } from '@/hooks/content/pages'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { denyAll, managedBy, staffOrPublic } from '@/src/access/rules'
import { isLegalPath, previewPath } from '@/src/domain/content/pages/site-pages'
import { pageEditor } from '@/src/fields/content/page-text'
import { listing } from '@/src/fields/simple'

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
