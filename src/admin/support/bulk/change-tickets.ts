'use server'

import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import type { Previewed, Progressed } from '@/src/admin/kit/list/bulk/change-runs'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { ticketStaff } from '@/src/services/support/desk/change-ticket'

import { ticketsList } from '../inbox/tickets-list'
import { ticketRuns } from './ticket-runs'

const FORBIDDEN = { ok: false, message: 'Required permission: manage_support' } as const

/** The request of somebody who may change tickets. */
async function changer(): Promise<PayloadRequest | null> {
  const req = await listRequest(ticketsList)
  return req && (await can(req, 'changeTicket')) ? req : null
}

/** Whom tickets can be given to. */
export async function ticketAssignees(): Promise<readonly Assignee[]> {
  const req = await changer()
  return req ? ticketStaff(req) : []
}

/** Which tickets are about to be changed, which can't be, and why. */
export async function previewChange(...asked: readonly unknown[]): Promise<Previewed> {
  const req = await changer()
  return req ? ticketRuns.freeze(req, asked[0], asked[1]) : FORBIDDEN
}

/** Changes them: a few at once, more of them by a job. */
export async function applyChange(run: unknown): Promise<Progressed> {
  const req = await changer()
  return req ? ticketRuns.apply(req, run) : FORBIDDEN
}

/** How far that has come. */
export async function changeProgress(run: unknown): Promise<Progressed> {
  const req = await changer()
  return req ? ticketRuns.progress(req, run) : FORBIDDEN
}
