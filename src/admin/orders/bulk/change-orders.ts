'use server'

import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import { refusedWhileViewing } from '@/src/admin/kit/viewing'
import { type Assignee, orderStaff } from '@/src/services/orders/desk/order-staff'

import { ordersList } from '../list/orders-list'
import { applyRun, freezeRunOf, type Previewed, type Progressed, progressOf } from './order-runs'

const FORBIDDEN = { ok: false, message: 'Required permission: manage_orders' } as const

/** The request of somebody who may change orders. */
async function changer(): Promise<PayloadRequest | null> {
  const req = await listRequest(ordersList)
  return req && (await can(req, 'changeOrder')) ? req : null
}

/** Whom orders can be given to. */
export async function assignees(): Promise<readonly Assignee[]> {
  const req = await changer()
  return req ? orderStaff(req) : []
}

/** Which orders are about to be changed, which can't be, and why. */
export async function previewChange(...asked: readonly unknown[]): Promise<Previewed> {
  const refused = await refusedWhileViewing()
  if (refused) return refused
  const req = await changer()
  return req ? freezeRunOf(req, asked[0], asked[1]) : FORBIDDEN
}

/** Changes them: a few at once, more of them by a job. */
export async function applyChange(run: unknown): Promise<Progressed> {
  const refused = await refusedWhileViewing()
  if (refused) return refused
  const req = await changer()
  return req ? applyRun(req, run) : FORBIDDEN
}

/** How far that has come. */
export async function changeProgress(run: unknown): Promise<Progressed> {
  const req = await changer()
  return req ? progressOf(req, run) : FORBIDDEN
}
