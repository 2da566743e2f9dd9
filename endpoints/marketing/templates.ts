import type { Endpoint } from 'payload'
import { z } from 'zod'

import { deeds, plainDeeds, rowDeeds } from '@/endpoints/platform/deeds'
import { previewInput, templateInput } from '@/src/domain/marketing/template-input'
import { switchActive } from '@/src/services/marketing/switch-active'
import { deleteTemplate } from '@/src/services/marketing/templates/delete-template'
import { previewTemplate } from '@/src/services/marketing/templates/preview'
import { saveTemplate } from '@/src/services/marketing/templates/save-template'

export const activeInput = z.strictObject({ isActive: z.boolean() })

type Place = {
  readonly at: '/marketing' | '/follow-ups'
  readonly change: 'changeEmailTemplates' | 'changeFollowUpTemplates'
  readonly look: 'previewEmail' | 'previewFollowUp'
  readonly saved: (isNew: boolean) => string
}

/** What staff do with email templates: under Email Marketing, and under Follow-Up Manager. */
const templatesUnder = ({ at, change, look, saved }: Place): Endpoint[] => [
  deeds(change)(`${at}/templates/save`, templateInput, async (req, input) => {
    const { id } = await saveTemplate(req, input)
    return { id, message: saved(input.id === null) }
  }),
  rowDeeds('template', change)(
    `${at}/templates/:id/switch`,
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchActive(req, 'emailTemplates', id, isActive),
    }),
  ),
  plainDeeds('template', change)(`${at}/templates/:id/delete`, async (req, id) => ({
    message: await deleteTemplate(req, id),
  })),
  deeds(look)(`${at}/templates/preview`, previewInput, previewTemplate),
]

export const templateEndpoints: Endpoint[] = [
  ...templatesUnder({
    at: '/marketing',
    change: 'changeEmailTemplates',
    look: 'previewEmail',
    saved: (isNew) =>
      isNew ? 'Email template created successfully!' : 'Email template saved successfully!',
  }),
  ...templatesUnder({
    at: '/follow-ups',
    change: 'changeFollowUpTemplates',
    look: 'previewFollowUp',
    saved: (isNew) =>
      isNew ? 'Email template created successfully!' : 'Email template saved successfully!',
  }),
]
