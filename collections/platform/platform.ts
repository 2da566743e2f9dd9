import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseLoop } from '@/hooks/platform/references'
import { closed, denyAll, managedBy, readAuditLog, staff } from '@/src/access/rules'
import { REDIRECT_TYPES } from '@/src/domain/platform/redirects/redirect-form'
import { OUTCOMES } from '@/src/domain/platform/security-events'
import { fixed } from '@/src/fields/fixed'
import { choice, isActive, listing, options } from '@/src/fields/simple'
import { ownPath, redirectTarget } from '@/src/fields/validate'

/** An old address of the site and where it leads now. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  access: { ...managedBy('seo'), readVersions: denyAll },
  admin: listing('Website', 'from', {
    needs: 'view_seo',
    search: ['from', 'to'],
    columns: ['from', 'to', 'type', 'isActive', 'hits'],
  }),
  defaultSort: 'from',
  disableDuplicate: true,
  hooks: { ...invalidateTag('redirects'), beforeValidate: [refuseLoop] },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, maxLength: 300, validate: ownPath },
    { name: 'to', type: 'text', required: true, maxLength: 500, validate: redirectTarget },
    choice('type', '301', options(REDIRECT_TYPES), { index: false }),
    isActive,
    fixed({
      name: 'hits',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { description: 'How often visitors came by the old address' },
    }),
    fixed({ name: 'lastHitAt', type: 'date', label: 'Last hit' }),
  ],
}

/** Who changed what in the back-office, before and after. Rows are only ever added. */
export const auditLog: CollectionConfig = {
  slug: 'auditLog',
  access: { ...closed, read: readAuditLog },
  admin: listing('Settings', 'action', {
    search: ['actorEmail', 'documentId'],
    columns: ['createdAt', 'actorEmail', 'action', 'area', 'documentId'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['action', 'createdAt'] }, { fields: ['area', 'createdAt'] }],
  fields: [
    { name: 'actor', type: 'relationship', relationTo: 'users', index: true },
    { name: 'actorEmail', type: 'text', index: true },
    { name: 'action', type: 'text', required: true },
    { name: 'area', type: 'text', required: true },
    { name: 'entity', type: 'text', required: true },
    { name: 'documentId', type: 'text', index: true },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'ip', type: 'text' },
  ],
}

/**
 * A question to a list that someone named: their own, or for all who may open that list. Services
 * alone read and write them, as the screen decides who may.
 */
export const savedViews: CollectionConfig = {
  slug: 'savedViews',
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  indexes: [{ fields: ['screen', 'owner'] }],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'screen', type: 'text', required: true, maxLength: 60 },
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'question', type: 'text', required: true, maxLength: 1000 },
    { name: 'isShared', type: 'checkbox', defaultValue: false },
  ],
}

/** Who got in, who did not, and what was refused to whom. `recordSecurityEvent` alone writes it. */
export const securityEvents: CollectionConfig = {
  slug: 'securityEvents',
  access: { ...closed, read: staff('manage_users') },
  admin: listing('Settings', 'event', {
    columns: ['createdAt', 'event', 'outcome', 'email', 'network', 'path'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['event', 'createdAt'] }, { fields: ['outcome', 'createdAt'] }],
  fields: [
    { name: 'event', type: 'text', required: true, maxLength: 40 },
    { name: 'outcome', type: 'select', required: true, options: options(OUTCOMES) },
    // No relationship: a refusal is written while another transaction may hold the account's row.
    { name: 'person', type: 'text', index: true, maxLength: 36 },
    { name: 'email', type: 'text', index: true },
    { name: 'network', type: 'text', index: true, maxLength: 64 },
    { name: 'path', type: 'text', maxLength: 300 },
    { name: 'requestId', type: 'text', maxLength: 64 },
    { name: 'detail', type: 'text', maxLength: 60 },
    { name: 'times', type: 'number', required: true, defaultValue: 1 },
    { name: 'bucket', type: 'text', required: true, unique: true, hidden: true, maxLength: 64 },
  ],
}
