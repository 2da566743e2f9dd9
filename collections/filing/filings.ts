import type { CollectionConfig, Field } from 'payload'
import { refuseErased } from '@/hooks/accounts/refuseErased'
import { denyField, recordedForOwner } from '@/src/access/rules'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { fixed, fixedGroup, UNSEEN } from '@/src/fields/fixed'
import { listing } from '@/src/fields/simple'

/** Answers are kept unfinished too; saveFiling, which alone writes them, judges completeness. */
const mayBeUnfinished = () => true as const

const personName: Field = {
  name: 'name',
  type: 'text',
  required: true,
  maxLength: 200,
  validate: mayBeUnfinished,
}

/** What a state and the IRS ask of a company, answered after payment. One for each order. */
export const filings: CollectionConfig = {
  slug: 'filings',
  // Answered through the saveFiling service, on the order's own page.
  access: recordedForOwner('orders', 'user'),
  admin: {
    ...listing('Sales', 'id', { needs: 'view_orders' }),
    hidden: true, // shown with its order
  },
  disableDuplicate: true,
  hooks: { beforeChange: [refuseErased] },
  fields: [
    fixed({
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      unique: true,
    }),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    fixed({ name: 'company', type: 'json' }), // in the shape of `companyAnswers`
    fixed({ name: 'management', type: 'select', options: ['member', 'manager'] }),
    {
      name: 'members',
      type: 'array',
      access: { create: denyField, update: denyField },
      fields: [
        { name: 'kind', type: 'select', required: true, options: ['person', 'company'] },
        personName,
        { name: 'address', type: 'text', maxLength: 400 },
        { name: 'country', type: 'text', maxLength: 2 },
        { name: 'usPerson', type: 'select', options: ['yes', 'no'] },
        {
          name: 'ownershipBasisPoints',
          type: 'number',
          required: true,
          admin: { description: 'In hundredths of a percent: 10,000 is 100%' },
        },
        { name: 'isManager', type: 'checkbox', defaultValue: false },
        { name: 'contribution', type: 'text', maxLength: 200 },
        { name: 'signsBy', type: 'text', maxLength: 200 },
        { name: 'signsByTitle', type: 'text', maxLength: 80 },
      ],
    },
    {
      name: 'managers', // of a corporation its directors
      type: 'array',
      access: { create: denyField, update: denyField },
      fields: [personName, { name: 'address', type: 'text', maxLength: 400 }],
    },
    fixedGroup('officers', [
      { name: 'president', type: 'text' },
      { name: 'secretary', type: 'text' },
      { name: 'treasurer', type: 'text' },
    ]),
    fixed({ name: 'authorizedShares', type: 'number' }),
    fixed({ name: 'partnershipRepresentative', type: 'text', maxLength: 200 }),
    fixedGroup('registeredAgent', [
      { name: 'kind', type: 'select', options: ['ours', 'own'] },
      { name: 'name', type: 'text' },
      { name: 'address', type: 'text' },
      { name: 'city', type: 'text' },
      { name: 'zipCode', type: 'text' },
    ]),
    fixedGroup('responsibleParty', [
      { name: 'name', type: 'text' },
      { name: 'taxIdKind', type: 'select', options: ['ssn', 'itin', 'foreign'] },
      { name: 'taxIdLast4', type: 'text' },
      { name: 'taxIdSealed', type: 'text', ...UNSEEN },
    ]),
    fixed({ name: 'completedAt', type: 'date', index: true }),
  ],
}

/**
 * What the filing of a service asks, answered after payment: one for each service of an order.
 * The questions are data of `src/domain/filing/details`.
 */
export const serviceDetails: CollectionConfig = {
  slug: 'serviceDetails',
  // Answered through the saveDetails service, on the order's own page.
  access: recordedForOwner('orders', 'user'),
  admin: {
    ...listing('Sales', 'id', { needs: 'view_orders' }),
    hidden: true, // shown with its order
  },
  disableDuplicate: true,
  indexes: [{ fields: ['order', 'service'], unique: true }],
  hooks: { beforeChange: [refuseErased] },
  fields: [
    fixed({ name: 'order', type: 'relationship', relationTo: 'orders', required: true }),
    fixed({
      name: 'service',
      type: 'text',
      required: true,
      maxLength: 60,
      typescriptSchema: [
        ({ jsonSchema }) => ({
          ...jsonSchema,
          tsType: Object.keys(DETAILS_FORMS)
            .map((service) => `'${service}'`)
            .join(' | '),
        }),
      ],
    }),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    fixed({ name: 'answers', type: 'json' }),
    fixed({
      name: 'ends',
      type: 'json',
      admin: { description: 'The last characters of each encrypted number' },
    }),
    { name: 'sealed', type: 'json', ...UNSEEN },
    fixed({ name: 'completedAt', type: 'date', index: true }),
  ],
}
