import { can } from '@/src/access/actions'
import { leadChange } from '@/src/domain/leads/lead-change'
import { AppError } from '@/src/lib/errors'
import type { ChangeRow } from '@/src/services/platform/run-list'

import { convertByHand, ownLead, removeLead, restoreLead } from './change-lead'

/** Changes one lead of many. */
export const leadRun: ChangeRow = async (req, id, input) => {
  if (!(await can(req, 'changeLead'))) {
    throw new AppError('forbidden', 'You can no longer manage leads.', 403)
  }
  const change = leadChange.parse(input)
  if (change.kind === 'convert') await convertByHand(req, id, true)
  else if (change.kind === 'delete') await removeLead(req, id)
  else if (change.kind === 'restore') await restoreLead(req, id)
  else await ownLead(req, id, change.owner)
}
