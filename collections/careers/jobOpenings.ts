import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/refuseInUse'
import { managedBy } from '@/src/access/area'
import { nobody, staffOrPublic } from '@/src/access/rules'
import { dollars } from '@/src/fields/numbers'
import { requireView } from '@/src/fields/require-view'
import { slugText } from '@/src/fields/validate'

/** A position that the company wants to fill. Open ones are on /careers. */
export const jobOpenings: CollectionConfig = {
  slug: 'jobOpenings',
  access: {
    ...managedBy('careers'),
    read: staffOrPublic('view_careers', { status: { equals: 'open' } }),
    readVersions: nobody,
  },
  admin: {
    components: { beforeList: [requireView('view_careers')] },
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'department', 'location', 'status', 'publishedAt'],
    listSearchableFields: ['title', 'department', 'location'],
  },
  defaultSort: '-createdAt',
  hooks: {
    ...invalidateTag('careers'),
    beforeDelete: [refuseInUse('openings', [['jobApplications', 'opening']])],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 120,
      validate: slugText,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: ['draft', 'open', 'closed'],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'department', type: 'text', maxLength: 80, index: true },
    { name: 'location', type: 'text', required: true, maxLength: 120, index: true },
    { name: 'remote', type: 'checkbox', defaultValue: false },
    {
      name: 'employmentType',
      type: 'select',
      required: true,
      defaultValue: 'full_time',
      options: ['full_time', 'part_time', 'contractor', 'temporary', 'intern'],
    },
    { name: 'summary', type: 'textarea', required: true, maxLength: 500 },
    { name: 'description', type: 'textarea', required: true, maxLength: 20_000 },
    dollars('salaryFrom', { label: 'Salary from, a year' }),
    dollars('salaryTo', { label: 'Salary to, a year' }),
    { name: 'publishedAt', type: 'date', index: true },
    { name: 'closesAt', type: 'date', index: true },
  ],
}
