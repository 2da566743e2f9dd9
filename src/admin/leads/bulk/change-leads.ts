'use server'

import { guardedRuns } from '@/src/admin/kit/list/bulk/guarded-runs'
import { leadStaff } from '@/src/services/leads/desk/lead-staff'

import { leadsList } from '../list/leads-list'
import { leadRuns } from './lead-runs'
import { type Mailed, mailSelected } from './mail-selected'

export const { assignees, preview, apply, progress, undo } = guardedRuns({
  list: leadsList,
  action: 'changeLead',
  runs: leadRuns,
  staff: leadStaff,
})

/** Writes to the chosen leads. */
export async function mailLeadsOf(...asked: readonly unknown[]): Promise<Mailed> {
  return mailSelected(asked[0], asked[1])
}
