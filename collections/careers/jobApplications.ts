import type { CollectionConfig } from 'payload'

import { logCvView } from '@/hooks/careers/careers'
import { denyAll, denyField, managedBy } from '@/src/access/rules'
import { CV_TYPES } from '@/src/domain/careers/cv-rules'
import { STAGES } from '@/src/domain/careers/stages'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { fixed } from '@/src/fields/fixed'
import { choice, email, listing, options, reference } from '@/src/fields/simple'
import { privateUpload } from '@/src/fields/uploads'

const files = privateUpload('applications', Object.keys(CV_TYPES))

/** Someone who applied for an opening, with their CV as a private file. */
export const jobApplications: CollectionConfig = {
  slug: 'jobApplications',
  access: {
    ...managedBy('careers'),
    create: denyAll, // sent through the applyForJob service
    readVersions: denyAll,
  },
  admin: listing('Website', 'name', {
    search: ['name', 'email'],
    columns: ['name', 'email', 'opening', 'stage', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [
    { fields: ['opening', 'stage'] },
    { fields: ['opening', 'email'] },
    { fields: ['stage', 'createdAt'] },
  ],
  upload: { ...files, handlers: [...(files.handlers ?? []), logCvView] },
  fields: [
    fixed(reference('opening', 'jobOpenings', { required: true })),
    fixed({ name: 'name', type: 'text', required: true, maxLength: FULL_NAME_MAX }),
    email('email', { required: true, index: true }),
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'coverLetter', type: 'textarea', maxLength: 10_000 },
    fixed({ name: 'answers', type: 'json' }),
    choice('stage', 'new', options(labelsOf(STAGES)), { admin: { position: 'sidebar' } }),
    { name: 'rating', type: 'number', min: 1, max: 5, index: true },
    reference('owner', 'users'),
    {
      name: 'notes',
      type: 'array',
      access: { create: denyField, update: denyField },
      admin: { readOnly: true },
      fields: [
        { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
        { name: 'author', type: 'relationship', relationTo: 'users' },
        { name: 'at', type: 'date', required: true },
      ],
    },
    fixed({ name: 'appliedAt', type: 'date' }),
    fixed({ name: 'consentAt', type: 'date' }),
    fixed({
      name: 'deleteAfter',
      type: 'date',
      index: true,
      admin: { description: 'The application and its CV are deleted after this date' },
    }),
  ],
}
