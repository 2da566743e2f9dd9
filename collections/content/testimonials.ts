import type { CollectionConfig, Where } from 'payload'

import { guardClaim } from '@/hooks/content/contentElements'
import { invalidateTag } from '@/hooks/platform/invalidate'
import { managedBy, staffOrPublic } from '@/src/access/rules'
import { claimGroup } from '@/src/fields/content/claim'
import { isActive, listing } from '@/src/fields/simple'

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
