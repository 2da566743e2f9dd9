'use server'

import { can } from '@/src/access/actions'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import { refusedWhileViewing } from '@/src/admin/kit/viewing'
import { newSegment } from '@/src/domain/marketing/campaign-input'
import { AppError } from '@/src/lib/errors'
import { saveView } from '@/src/services/platform/saved-views'

import { campaignsList } from './campaigns-list'

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

export async function keepSegment(asked: unknown): Promise<Answer> {
  const refused = await refusedWhileViewing()
  if (refused) return refused
  const req = await listRequest(campaignsList)
  if (!req || !(await can(req, 'changeCampaigns')))
    return { ok: false, message: 'You can’t change campaigns.' }
  const parsed = newSegment.safeParse(asked)
  if (!parsed.success)
    return { ok: false, message: parsed.error.issues[0]?.message ?? 'Enter a name' }
  const { name, ...kept } = parsed.data
  if (kept.audience === 'list' || kept.audience === 'leads_chosen')
    return { ok: false, message: 'A list or chosen leads can’t be saved as a segment.' }
  try {
    await saveView(req, 'emailCampaign', { name, question: JSON.stringify(kept), isShared: true })
    return { ok: true }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, message: error.message }
    throw error
  }
}
