import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/area'
import { listing } from '@/src/fields/listing'
import { count } from '@/src/fields/numbers'

/** One saved change of the site's content, with what it replaced: what undo and redo go along. */
export const contentRevisions: CollectionConfig = {
  slug: 'contentRevisions',
  access: recordedFor('content'),
  admin: {
    ...listing('Website', 'summary', { search: ['summary'] }),
    defaultColumns: ['number', 'summary', 'author', 'undoneAt', 'createdAt'],
  },
  defaultSort: '-number',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    count('number', { required: true }),
    { name: 'summary', type: 'text', required: true, maxLength: 300 },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'changes',
      type: 'json',
      required: true,
      admin: { description: 'Each element with its value before and after' },
    },
    { name: 'undoneAt', type: 'date', index: true },
  ],
}
