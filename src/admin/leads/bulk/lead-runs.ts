import { changeRuns } from '@/src/admin/kit/list/bulk/change-runs'
import { type LeadChange, leadChange } from '@/src/domain/leads/lead-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { LeadRow } from '@/src/queries/leads/lead-rows'
import { nameOfOwner } from '@/src/services/leads/desk/lead-desk'
import { leadRun, undoLeadRun } from '@/src/services/leads/desk/run-leads'
import { leadsList } from '../list/leads-list'

/** Whether a change would leave a lead as it is. */
function isSame(row: LeadRow, change: LeadChange): boolean {
  const isTrashed = Boolean(row.deletedAt)
  if (change.kind === 'restore') return !isTrashed
  if (isTrashed) return true
  if (change.kind === 'convert') return row.converted
  return change.kind === 'assign' && idOf(row.owner) === change.owner
}

export const leadRuns = changeRuns({
  list: leadsList,
  input: leadChange,
  check: async (req, change) =>
    change.kind === 'assign' && change.owner && nameOfOwner(req, change.owner),
  isSame,
  changeRow: leadRun,
  undoRow: undoLeadRun,
})
