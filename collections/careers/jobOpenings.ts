import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/refuseInUse'
import { publishedBy } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { choice } from '@/src/fields/choice'
import { listing } from '@/src/fields/listing'
import { dollars } from '@/src/fields/numbers'
import { slugText } from '@/src/fields/validate'

/** A position that the company wants to fill. Open ones are on /careers. */
export const jobOpenings: CollectionConfig = {
  slug: 'jobOpenings',
  access: {
    ...publishedBy('careers', { status: { equals: 'open' } }),
    readVersions: nobody,
  },
  admin: listing('Website', 'title', {
    needs: 'view_careers',
    search: ['title', 'department', 'location'],
    columns: ['title', 'department', 'location', 'status', 'publishedAt'],
  }),
  defaultSort: '-createdAt',
  hooks: {
    ...invalidateTag('careers'),
    beforeDelete: [refuseInUse('job opening', [['jobApplications', 'opening']])],
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
    choice('status', 'draft', ['draft', 'open', 'closed'], { admin: { position: 'sidebar' } }),
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
    dollars('salaryFrom', { label: 'Salary from, per year' }),
    dollars('salaryTo', { label: 'Salary to, per year' }),
    { name: 'publishedAt', type: 'date', index: true },
    { name: 'closesAt', type: 'date', index: true },
  ],
}
