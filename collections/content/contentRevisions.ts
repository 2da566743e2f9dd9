import type { CollectionConfig } from 'payload'

import { CHANGE_KIND_NAMES, CHANGE_KINDS } from '@/src/domain/content/editing/change-set'
import { choice, count, recorded } from '@/src/fields/simple'

/** One change of the site’s content, with what it replaced: what undo and redo go along. */
export const contentRevisions: CollectionConfig = {
  slug: 'contentRevisions',
  ...recorded('content', 'Website', 'summary', {
    search: ['summary'],
  }),
  defaultSort: '-number',
  fields: [
    count('number', { required: true, index: true }),
    choice(
      'kind',
      'save',
      CHANGE_KIND_NAMES.map((value) => ({ value, label: CHANGE_KINDS[value] })),
    ),
    { name: 'summary', type: 'text', required: true, maxLength: 300 },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'changes',
      type: 'json',
      required: true,
      admin: { description: 'Each element with its value before and after' },
    },
    { name: 'undoneAt', type: 'date', index: true },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', index: true },
  ],
}
