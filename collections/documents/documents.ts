import type { Access, CollectionConfig } from 'payload'

import { refuseErased } from '@/hooks/accounts/refuseErased'
import { fillDocument, logFileView } from '@/hooks/documents/documents'
import { denyAll, filesHaveLeft, managedBy, staffOrOwner } from '@/src/access/rules'
import { DOCUMENT_KINDS } from '@/src/domain/vocabulary/document-types'
import { fixed, UNSEEN } from '@/src/fields/fixed'
import { choice, listing, options } from '@/src/fields/simple'
import { DOCUMENT_TYPES, privateUpload } from '@/src/fields/uploads'
import { webAddress } from '@/src/fields/validate'

const files = privateUpload('documents', DOCUMENT_TYPES)

const read: Access = async (args) => {
  const own = await staffOrOwner('view_orders', 'user')(args)
  return typeof own === 'boolean' ? own : { and: [own, filesHaveLeft()] }
}

/** A customer's papers: private files, or for staff a link. Served as downloads to their owner. */
export const documents: CollectionConfig = {
  slug: 'documents',
  access: {
    ...managedBy('orders'),
    read,
    readVersions: denyAll,
  },
  admin: listing('Sales', 'name', {
    needs: 'view_orders',
    search: ['name', 'filename'],
    columns: ['name', 'type', 'user', 'order', 'uploadedAt'],
  }),
  defaultSort: '-uploadedAt',
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'uploadedAt'] }],
  upload: { ...files, handlers: [...(files.handlers ?? []), logFileView] },
  hooks: { beforeChange: [refuseErased], beforeValidate: [fillDocument] },
  fields: [
    { name: 'name', type: 'text', maxLength: 200 },
    choice('type', 'other', options(DOCUMENT_KINDS)),
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', index: true },
    {
      name: 'fileUrl',
      type: 'text',
      maxLength: 1000,
      label: 'File URL',
      validate: webAddress,
      admin: { description: 'Use this instead of a file' },
    },
    fixed(choice('uploadedBy', 'staff', ['staff', 'customer'])),
    fixed({ name: 'uploadedAt', type: 'date', index: true }),
    { name: 'sentKey', type: 'text', unique: true, ...UNSEEN },
  ],
}
