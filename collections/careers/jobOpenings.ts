import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { ArrayField, CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import {
  followMovedOpening,
  logCvView,
  readOpenings,
  refuseUnsafeLinks,
  stampOpening,
} from '@/hooks/careers/careers'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/references'
import { denyAll, denyField, managedBy } from '@/src/access/rules'
import { CV_TYPES } from '@/src/domain/careers/cv-rules'
import { EMPLOYMENT_TYPES, PAY_CURRENCIES, PAY_PERIODS } from '@/src/domain/careers/opening-view'
import { QUESTION_KINDS } from '@/src/domain/careers/questions'
import { STAGES } from '@/src/domain/careers/stages'
import { countries } from '@/src/domain/vocabulary/places/countries'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { fixed } from '@/src/fields/fixed'
import { choice, dollars, email, listing, options, reference, shownWhen } from '@/src/fields/simple'
import { privateUpload } from '@/src/fields/uploads'
import { slugText } from '@/src/fields/validate'

/** What the description of a job opening may consist of: what job search engines show as well. */
const openingEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    LinkFeature({ enabledCollections: [] }),
    FixedToolbarFeature(),
  ],
})

const labels = (table: Readonly<Record<string, { readonly label: string }>>) =>
  options(Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label])))

const placeOrRemote: TextFieldSingleValidation = (value, options) =>
  value || Reflect.get(Object(options.siblingData), 'remote') === true
    ? text(value, options)
    : 'Enter a place, or mark the position as remote'

/** What an opening asks beside the usual. */
const questions: ArrayField = {
  name: 'questions',
  type: 'array',
  maxRows: 20,
  labels: { singular: 'Question', plural: 'Questions' },
  fields: [
    { name: 'label', type: 'text', label: 'Question', required: true, maxLength: 300 },
    choice('kind', 'line', options(QUESTION_KINDS), { label: 'Answered with', index: false }),
    { name: 'required', type: 'checkbox', label: 'Must be answered', defaultValue: false },
    {
      name: 'choices',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      maxLength: 120,
      admin: shownWhen('kind', 'choice'),
      validate: (value, { siblingData }) =>
        Reflect.get(Object(siblingData), 'kind') !== 'choice' ||
        (Array.isArray(value) && value.length > 1) ||
        'Enter at least two choices',
    },
  ],
}

const fresh = invalidateTag('careers')

/** A position that the company wants to fill. Open ones are on /careers, from day to day. */
export const jobOpenings: CollectionConfig = {
  slug: 'jobOpenings',
  access: {
    ...managedBy('careers'),
    read: readOpenings,
    readVersions: denyAll,
  },
  admin: {
    ...listing('Website', 'title', {
      needs: 'view_careers',
      search: ['title', 'department', 'location'],
    }),
    preview: ({ slug }) => (slug ? `/careers/${String(slug)}/preview` : null),
  },
  defaultSort: '-createdAt',
  hooks: {
    ...fresh,
    afterChange: [...fresh.afterChange, followMovedOpening],
    beforeValidate: [refuseUnsafeLinks],
    beforeChange: [stampOpening],
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
    {
      name: 'location',
      type: 'text',
      maxLength: 120,
      index: true,
      admin: { description: 'Required unless the work is remote' },
      validate: placeOrRemote,
    },
    { name: 'remote', type: 'checkbox', defaultValue: false },
    {
      name: 'countries',
      type: 'select',
      label: 'Countries',
      hasMany: true,
      options: [...countries()],
      admin: {
        ...shownWhen('remote', true),
        description: 'Where people may work from. Leave empty for anywhere.',
      },
    },
    choice('employmentType', 'full_time', labels(EMPLOYMENT_TYPES), { index: false }),
    { name: 'summary', type: 'textarea', required: true, maxLength: 500 },
    { name: 'description', type: 'richText', required: true, editor: openingEditor },
    dollars('salaryFrom', { label: 'Pay from' }),
    dollars('salaryTo', { label: 'Pay to' }),
    choice('salaryCurrency', 'USD', [...PAY_CURRENCIES], { label: 'Currency', index: false }),
    choice('salaryPeriod', 'year', labels(PAY_PERIODS), { label: 'Pay is', index: false }),
    questions,
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Opens on',
      index: true,
      admin: {
        description: 'An open position is on the site from this day on, in the office’s time zone.',
      },
    },
    {
      name: 'closesAt',
      type: 'date',
      label: 'Closes after',
      index: true,
      admin: { description: 'The last day on which people can apply, in the office’s time zone.' },
    },
  ],
}

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
