import type { PayloadRequest } from 'payload'

import type { TemplateInput } from '@/src/domain/marketing/template-input'
import { keptDesign } from '@/src/domain/marketing/written-content'
import { AppError } from '@/src/lib/errors'
import type { EmailTemplate } from '@/src/payload-types'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'
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
  const problem = await checkTemplate(input)
  if (problem)
    throw new AppError('template', problem.words, 422, { [problem.place]: problem.words })
  return whileHeld(outer, 'emailTemplates', input.id, (req) => save(req, input))
}

async function save(req: PayloadRequest, { id, version, ...typed }: TemplateInput) {
  const data = { ...typed, design: keptDesign(typed) }
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
