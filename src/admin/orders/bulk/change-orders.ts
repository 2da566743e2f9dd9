'use server'

import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import type { Previewed, Progressed } from '@/src/admin/kit/list/bulk/change-runs'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import { orderStaff } from '@/src/services/orders/desk/order-staff'
import type { Assignee } from '@/src/services/platform/staff-holding'

import { ordersList } from '../list/orders-list'
import { orderRuns } from './order-runs'

const FORBIDDEN = { ok: false, message: 'Required permission: manage_orders' } as const

/** The request of somebody who may change orders. */
async function changer(): Promise<PayloadRequest | null> {
  const req = await listRequest(ordersList)
  return req && (await can(req, 'changeOrder')) ? req : null
}

/** Whom orders can be given to. */
export async function orderAssignees(): Promise<readonly Assignee[]> {
  const req = await changer()
  return req ? orderStaff(req) : []
}

/** Which orders are about to be changed, which can't be, and why. */
export async function previewChange(...asked: readonly unknown[]): Promise<Previewed> {
  const req = await changer()
  return req ? orderRuns.freeze(req, asked[0], asked[1]) : FORBIDDEN
}

/** Changes them: a few at once, more of them by a job. */
export async function applyChange(run: unknown): Promise<Progressed> {
  const req = await changer()
  return req ? orderRuns.apply(req, run) : FORBIDDEN
}

/** How far that has come. */
export async function changeProgress(run: unknown): Promise<Progressed> {
  const req = await changer()
  return req ? orderRuns.progress(req, run) : FORBIDDEN
}
