import type { PayloadRequest } from 'payload'

import type { FollowUpInput } from '@/src/domain/marketing/follow-up-input'
import { AppError, wrongField } from '@/src/lib/errors'
import { findById, findOne, rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
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
  const as = { overrideAccess: false } as const
  const template = await findById(req, 'emailTemplates', data.emailTemplate, {
    select: { isActive: true },
    ...as,
  })
  const known = id === null ? null : await rowById(req, 'followupCampaigns', id, as)
  const isSame = known?.emailTemplate === data.emailTemplate
  if (!template?.isActive && !isSame)
    throw wrongField('emailTemplate', 'Choose an active email template')
  const where = { name: { equals: data.name } }
  const named = await findOne(req, 'followupCampaigns', { where, select: {}, ...as })
  if (named && named.id !== id) throw wrongField('name', 'Another follow-up has this name')
  if (id === null) return createRow(req, 'followupCampaigns', { ...as, data })
  if (version !== null && known?.updatedAt !== version) throw CHANGED
  return updateRow(req, 'followupCampaigns', id, { ...as, data })
}
