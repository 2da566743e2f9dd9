import { z } from 'zod'

import { keysOf } from '@/src/domain/vocabulary/keys'
import { nameInput, subjectInput } from './campaign-input'
import { TEMPLATE_TYPES } from './template-variables'
import { checkedDesign, hasItsDesign, NO_DESIGN, writtenContent } from './written-content'

/** What staff write of an email template. */
export const templateForm = z.object({
  name: nameInput,
  subject: subjectInput,
  ...writtenContent,
  templateType: z.enum(keysOf(TEMPLATE_TYPES), 'Choose a type'),
  isActive: z.boolean(),
})

export const templateInput = templateForm
  .extend({ ...checkedDesign, id: z.guid().nullable(), version: z.string().nullable() })
  .refine(hasItsDesign, NO_DESIGN)

export type TemplateInput = z.output<typeof templateInput>

/** A template as a browser sends it. */
export type TemplateBody = z.input<typeof templateInput>

/** What a preview shows, and for whom. */
export const previewInput = z.object({
  subject: z.string().max(200).default(''),
  content: z.string().max(100_000).default(''),
  lead: z.guid().nullable().default(null),
})

/** A template as its reader would get it, or what keeps it from being sent. */
export const templatePreview = z.union([
  z.object({
    ok: z.literal(true),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** Bytes of its HTML. */
    size: z.number(),
  }),
  z.object({ ok: z.literal(false), problem: z.string(), line: z.number(), place: z.string() }),
])
export type TemplatePreview = z.output<typeof templatePreview>

export const NEW_TEMPLATE: z.output<typeof templateForm> = {
  name: '',
  subject: '',
  content: '',
  templateType: 'abandoned_cart',
  isActive: true,
  writtenAs: 'visual',
  design: null,
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
