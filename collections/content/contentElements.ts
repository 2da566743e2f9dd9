import type { CollectionConfig } from 'payload'

import { guardClaim, recordDirectChange } from '@/hooks/content/contentElements'
import { invalidateTag } from '@/hooks/platform/invalidate'
import {
  ACTIVE,
  denyAll,
  denyField,
  managedBy,
  staffField,
  staffOrPublic,
} from '@/src/access/rules'
import { CHANGE_KIND_NAMES, CHANGE_KINDS } from '@/src/domain/content/editing/change-set'
import { ELEMENT_CATEGORIES, ELEMENT_TYPES } from '@/src/domain/content/element-kinds'
import { claimGroup } from '@/src/fields/content/claim'
import { choice, count, flag, isActive, listing, recorded } from '@/src/fields/simple'
import { pageOrAll } from '@/src/fields/validate'

const forEditors = {
  read: staffField('view_content'),
  create: denyField,
  update: denyField,
}
const shownOnly = { readOnly: true } as const
const forSearch = { access: forEditors, admin: { hidden: true } } as const

/**
 * One text, image, color or link that the site shows: what is live, and a draft beside it. Every
 * change is a set in `contentRevisions`; `revision` is the number of the last one.
 */
export const contentElements: CollectionConfig = {
  slug: 'contentElements',
  access: {
    // A change of a record changes what visitors read. Drafts are saved by a service.
    ...managedBy('publishing'),
    read: staffOrPublic('view_content', ACTIVE),
    readVersions: denyAll,
  },
  admin: listing('Website', 'elementLabel', {
    needs: 'view_content',
    search: ['elementLabel', 'selector', 'currentValue'],
    columns: ['elementLabel', 'page', 'category', 'elementType', 'currentValue'],
  }),
  defaultSort: ['page', 'category', 'sortOrder'],
  disableDuplicate: true,
  indexes: [
    { fields: ['page', 'selector'], unique: true },
    { fields: ['page', 'category', 'sortOrder'] },
  ],
  hooks: {
    ...invalidateTag('content'),
    beforeChange: [guardClaim(['currentValue']), recordDirectChange],
  },
  fields: [
    {
      name: 'page',
      type: 'text',
      required: true,
      maxLength: 200,
      index: true,
      validate: pageOrAll,
      admin: { description: 'A path on the site, or * for all pages' },
    },
    { name: 'selector', type: 'text', required: true, maxLength: 200 },
    {
      name: 'elementType',
      type: 'select',
      required: true,
      options: [...ELEMENT_TYPES],
      index: true,
    },
    { name: 'elementLabel', type: 'text', required: true, maxLength: 200 },
    { name: 'currentValue', type: 'textarea', maxLength: 10_000 },
    { name: 'defaultValue', type: 'textarea', maxLength: 10_000 },
    {
      name: 'draftValue',
      type: 'textarea',
      maxLength: 10_000,
      access: forEditors,
      admin: shownOnly,
    },
    count('revision', { required: true, defaultValue: 0, access: forEditors, admin: shownOnly }),
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      access: forEditors,
      admin: shownOnly,
    },
    { name: 'changedAt', type: 'date', index: true, access: forEditors, admin: shownOnly },
    choice('category', 'other', [...ELEMENT_CATEGORIES]),
    count('sortOrder', { required: true, defaultValue: 0, index: true }),
    isActive,
    claimGroup('Claims appear on the live site only after someone has verified them', [
      flag('isClaim', false, {
        label: 'Makes a factual claim',
        access: { update: denyField },
        admin: { readOnly: true },
      }),
    ]),
    { name: 'metadata', type: 'json' },
    // Lower case, with a space around every word: the database keeps it.
    { name: 'searchText', type: 'text', ...forSearch },
  ],
}

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
