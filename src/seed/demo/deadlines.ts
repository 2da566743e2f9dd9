import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order, User } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { daysAfter } from '@/src/seed/demo/random'

/** When the state approved a formation: after the day that its order's story has for it. */
const formedOn = ({ timeline, placedAt, createdAt }: Order) =>
  timeline?.find(({ stage }) => stage === 'approved')?.at ?? placedAt ?? createdAt

/** What a company of the one customer who can sign in has besides, to see every colour. */
const BESIDES = [
  ['Sign the operating agreement and keep it with your papers', -4, false],
  ['Answer the state’s letter about the address of your company', 0, false],
  ['Tell your bank about the new owner', 12, false],
  ['Open a bank account for the company', -25, true],
] as const

/** Has the state form an invented company: its deadlines follow by the same rules as real ones. */
export async function addDeadlines(demo: Demo, order: Order): Promise<void> {
  if (idOf(order.user) === null) return
  await demo.payload.update({
    collection: 'orders',
    id: order.id,
    data: { formedOn: formedOn(order) },
    depth: 0,
    overrideAccess: true, // an invented order
  })
}

export async function addUrgentTasks(demo: Demo, customer: User, order?: Order): Promise<void> {
  for (const [title, days, isCompleted] of BESIDES) {
    await demo.add('complianceTasks', {
      title,
      description: 'Written by hand, beside the deadlines that follow from the state’s rules.',
      dueDate: daysAfter(demo.now, days).toISOString(),
      user: customer.id,
      order: order?.id,
      kind: 'custom',
      isCompleted,
    })
  }
}
