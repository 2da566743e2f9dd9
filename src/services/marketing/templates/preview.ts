import type { PayloadRequest } from 'payload'

import { SAMPLE_VALUES } from '@/src/domain/marketing/template-variables'
import { templateValues } from '@/src/services/marketing/people/template-values'
import {
  renderTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'

export type Preview =
  | {
      readonly ok: true
      readonly subject: string
      readonly html: string
      readonly text: string
      /** Bytes of its HTML. */
      readonly size: number
    }
  | { readonly ok: false; readonly problem: string; readonly line: number; readonly place: string }

/** A template as a lead would get it, or a sample reader. */
export async function previewTemplate(
  req: PayloadRequest,
  { lead, ...template }: TemplateText & { readonly lead: string | null },
): Promise<Preview> {
  const found = lead
    ? await req.payload.findByID({
        collection: 'leads',
        id: lead,
        select: { email: true },
        depth: 0,
        overrideAccess: false,
        req,
      })
    : null
  const values = found
    ? await templateValues(req, { email: found.email, lead: found.id, user: null })
    : SAMPLE_VALUES
  const result = await renderTemplate(template, values)
  if (!result.ok) {
    const { words, line, place } = result.problem
    return { ok: false, problem: words, line, place }
  }
  return { ok: true, ...result.mail, size: Buffer.byteLength(result.mail.html) }
}
