import type { PayloadRequest, Where } from 'payload'

import type { ComplianceTask } from '@/src/payload-types'
import { recordsById } from '@/src/queries/platform/records-by-id'

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

/** Which tasks the person who asks may read, as a condition; null where none. */
export async function readableTasks(req: PayloadRequest): Promise<Where | null> {
  const access = await req.payload.collections.complianceTasks.config.access.read({ req })
  if (access === false) return null
  return access === true ? {} : access
}

/** One page of tasks. The caller has put into the question what may be read of them. */
export async function readTasks(req: PayloadRequest, page: Page): Promise<StaffTask[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    ...page,
    select: SHOWN,
    overrideAccess: true, // as said above: a search asks for names that not all may query
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
