import type { CollectionConfig } from 'payload'

import { managedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { choice } from '@/src/fields/choice'
import { email } from '@/src/fields/email'
import { fixed } from '@/src/fields/fixed'
import { listing } from '@/src/fields/listing'
import { reference } from '@/src/fields/reference'
import { DOCUMENT_TYPES, privateUpload } from '@/src/fields/uploads'

/** Somebody who applied for an opening, with their CV as a private file. */
export const jobApplications: CollectionConfig = {
  slug: 'jobApplications',
  access: {
    ...managedBy('careers'),
    create: nobody, // sent through the applyForJob service
    readVersions: nobody,
  },
  admin: listing('Website', 'name', {
    search: ['name', 'email'],
    columns: ['name', 'email', 'opening', 'stage', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['opening', 'stage'] }],
  upload: privateUpload('applications', DOCUMENT_TYPES),
  fields: [
    fixed(reference('opening', 'jobOpenings', { required: true })),
    fixed({ name: 'name', type: 'text', required: true, maxLength: 120 }),
    email('email', { required: true, index: true }),
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'coverLetter', type: 'textarea', maxLength: 10_000 },
    choice('stage', 'new', ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'], {
      admin: { position: 'sidebar' },
    }),
    { name: 'notes', type: 'textarea', maxLength: 10_000 },
    fixed({
      name: 'deleteAfter',
      type: 'date',
      index: true,
      admin: { description: 'Applications are deleted after this date' },
    }),
  ],
}
