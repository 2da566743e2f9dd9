'use server'

import type { Previewed, Progressed } from '@/src/admin/kit/list/bulk/change-runs'
import { guardedRuns } from '@/src/admin/kit/list/bulk/guarded-runs'
import { leadStaff } from '@/src/services/leads/desk/lead-staff'
import type { Assignee } from '@/src/services/platform/staff-holding'

import { leadsList } from '../list/leads-list'
import { leadRuns } from './lead-runs'
import { type Mailed, mailSelected } from './mail-selected'

const guarded = guardedRuns({
  list: leadsList,
  action: 'changeLead',
  runs: leadRuns,
  staff: leadStaff,
})

/** Whom leads can be given to. */
export async function leadAssignees(): Promise<readonly Assignee[]> {
  return guarded.assignees()
}

/** Which leads are about to be changed, which can't be, and why. */
export async function previewChange(...asked: readonly unknown[]): Promise<Previewed> {
  return guarded.preview(asked[0], asked[1])
}

/** Changes them: a few at once, more of them by a job. */
export async function applyChange(run: unknown): Promise<Progressed> {
  return guarded.apply(run)
}

/** How far that has come. */
export async function changeProgress(run: unknown): Promise<Progressed> {
  return guarded.progress(run)
}

/** Takes a run back, where nothing newer was written. */
export async function undoChange(run: unknown): Promise<Progressed> {
  return guarded.undo(run)
}

/** Writes to the chosen leads. */
export async function mailLeadsOf(...asked: readonly unknown[]): Promise<Mailed> {
  return mailSelected(asked[0], asked[1])
}
