'use server'

import type { Previewed, Progressed } from '@/src/admin/kit/list/bulk/change-runs'
import { guardedRuns } from '@/src/admin/kit/list/bulk/guarded-runs'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { ticketStaff } from '@/src/services/support/desk/change-ticket'

import { ticketsList } from '../inbox/tickets-list'
import { ticketRuns } from './ticket-runs'

const guarded = guardedRuns({
  list: ticketsList,
  action: 'changeTicket',
  runs: ticketRuns,
  staff: ticketStaff,
})

/** Whom tickets can be given to. */
export async function ticketAssignees(): Promise<readonly Assignee[]> {
  return guarded.assignees()
}

/** Which tickets are about to be changed, which can't be, and why. */
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
