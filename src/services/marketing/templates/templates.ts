import type { PayloadRequest } from 'payload'
import type { TemplateInput, TemplatePreview } from '@/src/domain/marketing/template-input'
import { SAMPLE_VALUES } from '@/src/domain/marketing/template-variables'
import { keptDesign } from '@/src/domain/marketing/written-content'
import { AppError, wrongField } from '@/src/lib/errors'
import { findOne, rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { EmailTemplate } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { onSheet } from '@/src/services/mail/marketing-sheet'
import { templateValues } from '@/src/services/marketing/people/template-values'
import {
  renderTemplate,
  requireTemplate,
  type TemplateText,
} from '@/src/services/marketing/rendering/render-template'
import { whileHeld } from '@/src/services/marketing/switch-active'

const CHANGED = new AppError(
  'changed',
  'Someone else saved this template meanwhile. Copy your text, refresh the page and compare.',
  409,
)

const NAME_TAKEN = 'Another template has this name'

/** Saves an email template. @throws AppError 422 for one that cannot be filled in */
export async function saveTemplate(
  outer: PayloadRequest,
  input: TemplateInput,
): Promise<EmailTemplate> {
  await requireTemplate(input)
  return whileHeld(outer, 'emailTemplates', input.id, (req) => save(req, input))
}

async function save(req: PayloadRequest, { id, version, ...typed }: TemplateInput) {
  const data = { ...typed, design: keptDesign(typed) }
  const as = { overrideAccess: false } as const
  const where = { name: { equals: data.name } }
  const found = await findOne(req, 'emailTemplates', { where, select: {}, ...as })
  if (found && found.id !== id) throw wrongField('name', NAME_TAKEN, 'name_taken')
  if (id === null) return createRow(req, 'emailTemplates', { ...as, data })
  const known = await rowById(req, 'emailTemplates', id, { ...as, select: { updatedAt: true } })
  if (version !== null && known.updatedAt !== version) throw CHANGED
  return updateRow(req, 'emailTemplates', id, { ...as, data })
}

/** Deletes an email template for good, unless a follow-up still sends it; and says so. */
export async function deleteTemplate(req: PayloadRequest, id: string): Promise<string> {
  const { name } = await req.payload.delete({
    collection: 'emailTemplates',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return `${name} was deleted.`
}

/** A template as a lead would get it, or a sample reader. */
export async function previewTemplate(
  req: PayloadRequest,
  { lead, ...template }: TemplateText & { readonly lead: string | null },
): Promise<TemplatePreview> {
  const found = lead
    ? await rowById(req, 'leads', lead, { select: { email: true }, overrideAccess: false })
    : null
  const values = found
    ? await templateValues(req, { email: found.email, lead: found.id, user: null })
    : SAMPLE_VALUES
  const result = await renderTemplate(template, values)
  if (!result.ok) {
    const { words, line, place } = result.problem
    return { ok: false, problem: words, line, place }
  }
  const sheet = { brand: await readMailBrand(req), unsubscribe: '#unsubscribe' }
  const mail = onSheet(sheet, result.mail)
  return { ok: true, ...mail, size: Buffer.byteLength(mail.html) }
}
