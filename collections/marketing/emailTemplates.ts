import type { CollectionConfig } from 'payload'

import { refuseInUse } from '@/hooks/platform/references'
import { staffWithAny } from '@/src/access/rules'
import { TEMPLATE_TYPES, TEMPLATE_VARIABLES } from '@/src/domain/marketing/template-variables'
import { writtenAs } from '@/src/fields/marketing/written-as'
import { choice, isActive, listing, options } from '@/src/fields/simple'

const view = staffWithAny('view_email', 'view_followups')
const manage = staffWithAny('manage_email', 'manage_followups')

/** A marketing mail with variables, used by campaigns and follow-ups. */
export const emailTemplates: CollectionConfig = {
  slug: 'emailTemplates',
  access: { create: manage, read: view, update: manage, delete: manage, readVersions: view },
  admin: listing('Marketing', 'name', {
    search: ['name', 'subject'],
    columns: ['name', 'subject', 'templateType', 'isActive', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeDelete: [refuseInUse('email template', [['followupCampaigns', 'emailTemplate']])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    {
      name: 'content',
      type: 'code',
      required: true,
      maxLength: 100_000,
      admin: {
        language: 'html',
        description: `HTML. Variables: ${TEMPLATE_VARIABLES.map((name) => `{{ ${name} }}`).join(' ')}`,
      },
    },
    ...writtenAs,
    choice('templateType', 'abandoned_cart', options(TEMPLATE_TYPES)),
    isActive,
  ],
}
