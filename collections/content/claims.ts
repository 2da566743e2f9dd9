import type { CollectionConfig, Where } from 'payload'

import { guardClaim } from '@/hooks/content/contentElements'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { refuseInUse } from '@/hooks/platform/references'
import { managedBy, PUBLISHED, staffOrPublic } from '@/src/access/rules'
import { FAQ_PAGES } from '@/src/domain/content/faq-pages'
import { claimGroup } from '@/src/fields/content/claim'
import { choice, isActive, listing, options, published } from '@/src/fields/simple'
import { DOCUMENT_TYPES, privateUpload } from '@/src/fields/uploads'

/** Those that the site shows: verified, and not past their last day. */
function shown(now: Date): Where {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  return {
    and: [
      { isActive: { equals: true } },
      { 'claim.verified': { equals: true } },
      {
        or: [
          { 'claim.expiresAt': { exists: false } },
          { 'claim.expiresAt': { greater_than_equal: today.toISOString() } },
        ],
      },
    ],
  }
}

/** A customer’s own words, on the home page once someone has verified that they are. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  access: {
    ...managedBy('content'),
    read: (args) => staffOrPublic('view_content', shown(new Date()))(args),
  },
  admin: listing('Website', 'author', {
    needs: 'view_content',
    search: ['author', 'quote', 'company'],
  }),
  orderable: true,
  defaultSort: '_order',
  disableDuplicate: true,
  hooks: {
    ...invalidateTag('testimonials'),
    beforeChange: [guardClaim(['quote', 'author', 'company'])],
  },
  fields: [
    {
      name: 'quote',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'Their own words, without quotation marks' },
    },
    { name: 'author', type: 'text', label: 'Name', required: true, maxLength: 120 },
    { name: 'company', type: 'text', label: 'Company or role', maxLength: 120 },
    isActive,
    claimGroup('A testimonial appears on the home page after someone has verified it.'),
  ],
}

/** Questions that pages answer, in the order into which staff drag them. */
export const faqs: CollectionConfig = {
  slug: 'faqs',
  ...published('content', PUBLISHED, 'Website', 'question', {
    search: ['question', 'answer'],
  }),
  orderable: true,
  defaultSort: '_order',
  trash: true,
  labels: { singular: 'FAQ', plural: 'FAQs' },
  hooks: invalidateTag('faqs'),
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300 },
    { name: 'answer', type: 'textarea', required: true, maxLength: 4000 },
    choice('page', 'home', options(FAQ_PAGES), {
      admin: {
        position: 'sidebar',
        description: 'On service pages, questions appear where the text has a list of questions.',
      },
    }),
    isActive,
  ],
}

/** Files that prove what the site claims: a letter, a report, a customer’s consent. Staff alone see them. */
export const evidence: CollectionConfig = {
  slug: 'evidence',
  labels: { singular: 'Evidence file', plural: 'Evidence files' },
  access: managedBy('content'),
  admin: listing('Website', 'title', {
    needs: 'view_content',
    search: ['title', 'filename'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: { ...privateUpload('evidence', DOCUMENT_TYPES), filesRequiredOnCreate: true },
  hooks: {
    beforeDelete: [
      refuseInUse('evidence file', [
        ['testimonials', 'claim.evidence'],
        ['contentElements', 'claim.evidence'],
        ['confirmations', 'evidence'],
      ]),
    ],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What it shows, such as “Written consent of Ada Byron”' },
    },
  ],
}
