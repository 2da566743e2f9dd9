import type { CollectionConfig } from 'payload'

import { pageEditor } from '@/src/fields/content/page-text'
import { recorded, reference } from '@/src/fields/simple'

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
    // What tells texts apart: as it was written, and with our promises in it.
    { name: 'writtenHash', type: 'text', required: true, hidden: true },
    { name: 'saidHash', type: 'text', required: true, hidden: true },
  ],
}
