import type { Endpoint } from 'payload'
import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { previewInput, templateInput } from '@/src/domain/marketing/template-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { previewTemplate } from '@/src/services/marketing/templates/preview'
import { saveTemplate, switchTemplate } from '@/src/services/marketing/templates/save-template'

export const activeInput = z.strictObject({ isActive: z.boolean() })

type Place = {
  readonly at: '/marketing' | '/follow-ups'
  readonly change: 'changeEmailTemplates' | 'changeFollowUpTemplates'
  readonly look: 'previewEmail' | 'previewFollowUp'
  readonly saved: (isNew: boolean) => string
}

/** What staff do with email templates: under Email Marketing, and under Follow-Up Manager. */
const templatesUnder = ({ at, change, look, saved }: Place): Endpoint[] => [
  staffEndpoint({
    action: change,
    path: `${at}/templates/save`,
    method: 'post',
    handler: async (req) => {
      const input = parseInput(templateInput, await bodyOf(req))
      const { id } = await saveTemplate(req, input)
      return Response.json({ id, message: saved(input.id === null) })
    },
  }),
  staffRowEndpoint('template', {
    action: change,
    path: `${at}/templates/:id/switch`,
    method: 'post',
    handler: async (req, id) => {
      const { isActive } = parseInput(activeInput, await bodyOf(req))
      return Response.json({ message: await switchTemplate(req, id, isActive) })
    },
  }),
  staffEndpoint({
    action: look,
    path: `${at}/templates/preview`,
    method: 'post',
    handler: async (req) =>
      Response.json(await previewTemplate(req, parseInput(previewInput, await bodyOf(req)))),
  }),
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
