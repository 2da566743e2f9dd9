import type { PayloadRequest } from 'payload'

import type { TemplateInput } from '@/src/domain/marketing/template-input'
import { keptDesign } from '@/src/domain/marketing/written-content'
import { AppError } from '@/src/lib/errors'
import type { EmailTemplate } from '@/src/payload-types'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'

const CHANGED = new AppError(
  'changed',
  'Someone else saved this template meanwhile. Copy your text, refresh the page and compare.',
  409,
)

const NAME_TAKEN = 'Another template has this name'

/** Saves an email template. @throws AppError 422 for one that cannot be filled in */
export async function saveTemplate(
  req: PayloadRequest,
  { id, version, ...typed }: TemplateInput,
): Promise<EmailTemplate> {
  const data = { ...typed, design: keptDesign(typed) }
  const problem = await checkTemplate(data)
  if (problem)
    throw new AppError('template', problem.words, 422, { [problem.place]: problem.words })
  const as = { collection: 'emailTemplates', depth: 0, overrideAccess: false, req } as const
  const { docs } = await req.payload.find({
    ...as,
    where: { name: { equals: data.name } },
    select: {},
    limit: 1,
    pagination: false,
  })
  if (docs[0] && docs[0].id !== id) {
    throw new AppError('name_taken', NAME_TAKEN, 422, { name: NAME_TAKEN })
  }
  if (id === null) return req.payload.create({ ...as, data })
  const known = await req.payload.findByID({ ...as, id, select: { updatedAt: true } })
  if (version !== null && known.updatedAt !== version) throw CHANGED
  return req.payload.update({ ...as, id, data })
}
