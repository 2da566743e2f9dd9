import type { PayloadRequest } from 'payload'

import type { FollowUpInput } from '@/src/domain/marketing/follow-up-input'
import { AppError, wrongField } from '@/src/lib/errors'
import type { FollowupCampaign } from '@/src/payload-types'
import { whileHeld } from '@/src/services/marketing/switch-active'

const CHANGED = new AppError(
  'changed',
  'Someone else saved this follow-up meanwhile. Refresh the page and compare.',
  409,
)

/** Saves a follow-up. @throws AppError 422 for a template that is switched off, or a name that is taken */
export const saveFollowUp = (outer: PayloadRequest, input: FollowUpInput) =>
  whileHeld(outer, 'followupCampaigns', input.id, (req) => save(req, input))

async function save(
  req: PayloadRequest,
  { id, version, ...data }: FollowUpInput,
): Promise<FollowupCampaign> {
  const as = { collection: 'followupCampaigns', depth: 0, overrideAccess: false, req } as const
  const template = await req.payload.find({
    collection: 'emailTemplates',
    where: { id: { equals: data.emailTemplate } },
    select: { isActive: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const known = id === null ? null : await req.payload.findByID({ ...as, id })
  const isSame = known?.emailTemplate === data.emailTemplate
  if (!template.docs[0]?.isActive && !isSame)
    throw wrongField('emailTemplate', 'Choose an active email template')
  const named = await req.payload.find({
    ...as,
    where: { name: { equals: data.name } },
    select: {},
    limit: 1,
    pagination: false,
  })
  if (named.docs[0] && named.docs[0].id !== id)
    throw wrongField('name', 'Another follow-up has this name')
  if (id === null) return req.payload.create({ ...as, data })
  if (version !== null && known?.updatedAt !== version) throw CHANGED
  return req.payload.update({ ...as, id, data })
}
