'use server'

import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import type { Step } from '@/src/admin/kit/list/bulk/run'
import { listRequest } from '@/src/admin/kit/list/csv-of'
import { refusedWhileViewing } from '@/src/admin/kit/viewing'

import { planList } from './plan-list'
import { applyPlans, type FrozenPlan, freezePlans } from './plans'

async function requester(): Promise<PayloadRequest | null> {
  const req = await listRequest(planList)
  return req && (await can(req, 'planOrders')) ? req : null
}

export async function freezePlanRun(selected: unknown): Promise<FrozenPlan> {
  return (await refusedWhileViewing()) ?? freezePlans(await requester(), selected)
}

export async function applyPlanRun(run: unknown, from: unknown): Promise<Step<number>> {
  return (await refusedWhileViewing()) ?? applyPlans(await requester(), run, from)
}
