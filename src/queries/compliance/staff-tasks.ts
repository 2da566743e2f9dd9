import type { PayloadRequest, Where } from 'payload'

import type { ComplianceTask } from '@/src/payload-types'
import { recordsById } from '@/src/queries/platform/records-by-id'
import { idsOfCustomers } from '@/src/services/compliance/find-customers'

const SHOWN = {
  title: true,
  description: true,
  dueDate: true,
  isCompleted: true,
  completedAt: true,
  kind: true,
  state: true,
  dedupeKey: true,
  user: true,
  order: true,
} as const

export type StaffTask = Pick<ComplianceTask, 'id' | keyof typeof SHOWN>

/** The page of a list, as Payload is asked for it. */
export type Page = {
  readonly where: Where
  readonly sort: string[]
  readonly limit: number
  readonly depth: 0
  readonly pagination: false
}

/** One page of tasks, as far as the person who asks may read them. */
export async function readTasks(req: PayloadRequest, page: Page): Promise<StaffTask[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    ...page,
    select: SHOWN,
    overrideAccess: false,
    req,
  })
  return docs
}

/** The names of the companies that orders are about, by the order's id. */
export async function companyNames(
  req: PayloadRequest,
  orders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const docs = await recordsById(req, 'orders', orders, { companyName: true })
  return new Map(docs.flatMap(({ id, companyName }) => (companyName ? [[id, companyName]] : [])))
}

/** The tasks of the customers whose name or email holds these words. */
export async function ofCustomers(req: PayloadRequest, text: string): Promise<Where> {
  if (text.length < 2) return {}
  return { user: { in: await idsOfCustomers(req, text) } }
}
