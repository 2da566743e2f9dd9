import { z } from 'zod'

import { contentInput, nameInput, subjectInput } from './campaign-input'

const TYPES = ['abandoned_cart', 'welcome', 'reminder', 'promotional'] as const

/** What staff write of an email template. */
export const templateForm = z.object({
  name: nameInput,
  subject: subjectInput,
  content: contentInput,
  templateType: z.enum(TYPES, 'Choose a type'),
  isActive: z.boolean(),
})

export const templateInput = templateForm.extend({
  id: z.guid().nullable(),
  version: z.string().nullable(),
})

export type TemplateInput = z.output<typeof templateInput>

/** What a preview shows, and for whom. */
export const previewInput = z.object({
  subject: z.string().max(200).default(''),
  content: z.string().max(100_000).default(''),
  lead: z.guid().nullable().default(null),
})

export const NEW_TEMPLATE: Omit<TemplateInput, 'id' | 'version'> = {
  name: '',
  subject: '',
  content: '',
  templateType: 'abandoned_cart',
  isActive: true,
}

const PREVIEW = 150

/** The beginning of a template's content, as the list shows it: its words without the markup. */
export function contentPreview(content: string): string {
  const text = content
    .replace(/<style[\s\S]*?<\/style>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text
}
