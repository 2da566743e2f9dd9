import type { CollectionConfig } from 'payload'

import { refuseInUse } from '@/hooks/platform/references'
import { managedBy } from '@/src/access/rules'
import { listing } from '@/src/fields/simple'
import { DOCUMENT_TYPES, privateUpload } from '@/src/fields/uploads'

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
