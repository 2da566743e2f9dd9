import type { Order, User } from '@/src/payload-types'
import type { Demo } from '@/src/services/seed/demo/context'
import { ANSWERS, DEMO_DOMAIN, QUESTIONS } from '@/src/services/seed/demo/demo-data'
import { daysAfter } from '@/src/services/seed/demo/random'

async function addTicket(demo: Demo, customer: User): Promise<void> {
  const { dice, now } = demo
  const [subject, message] = dice.pick(QUESTIONS)
  const asked = dice.daysAgo(dice.whole(0, 60))
  const answered = daysAfter(asked, 0.4)
  const isAnswered = answered < now && dice.chance(0.7)
  const status = isAnswered ? dice.pick(['in_progress', 'closed'] as const) : 'open'
  const answer = dice.pick(ANSWERS)
  const name = `${customer.firstName} ${customer.lastName ?? ''}`.trim()
  const ticket = await demo.add('tickets', {
    subject,
    message,
    status,
    topic: dice.pick(['order-status', 'documents', 'billing', 'compliance'] as const),
    user: customer.id,
    requesterName: name,
    requesterEmail: customer.email,
    adminResponse: isAnswered ? answer : null,
    lastMessageAt: (isAnswered ? answered : asked).toISOString(),
    closedAt: status === 'closed' ? answered.toISOString() : null,
    createdAt: asked.toISOString(),
  })
  const say = (authorKind: 'customer' | 'staff', body: string, at: Date, internal = false) =>
    demo.add('ticketMessages', {
      ticket: ticket.id,
      authorKind,
      authorName: authorKind === 'customer' ? name : 'Support',
      body,
      internal,
      createdAt: at.toISOString(),
    })
  await say('customer', message, asked)
  if (dice.chance(0.3)) await say('staff', 'Look at the order before answering.', asked, true)
  if (isAnswered) await say('staff', answer, answered)
}

async function addPapers(demo: Demo, order: Order): Promise<void> {
  const user = typeof order.user === 'string' ? order.user : null
  for (const [type, name] of [
    ['articles', 'Articles of Organization'],
    ['ein', 'EIN letter'],
  ] as const) {
    await demo.add('documents', {
      name: `${order.companyName ?? 'Company'}: ${name}`,
      type,
      user,
      order: order.id,
      fileUrl: `https://files.${DEMO_DOMAIN}/${order.id}/${type}.pdf`,
      uploadedBy: 'staff',
      uploadedAt: order.updatedAt,
    })
  }
}

async function addTasks(demo: Demo, order: Order): Promise<void> {
  const user = typeof order.user === 'string' ? order.user : null
  if (!user) return
  const from = new Date(order.placedAt ?? order.createdAt)
  for (const [kind, title, days] of [
    ['registered_agent', 'Renew the registered agent', 365],
    ['report', 'File the annual report with the state', demo.dice.whole(150, 380)],
  ] as const) {
    const due = daysAfter(from, days)
    await demo.add('complianceTasks', {
      title,
      description: `For ${order.companyName ?? 'your company'}.`,
      dueDate: due.toISOString(),
      user,
      order: order.id,
      kind,
      isCompleted: due < demo.now && demo.dice.chance(0.8),
      dedupeKey: `demo-${order.id}-${kind}`,
    })
  }
}

/** Questions and answers, and for each company that was formed its papers and its deadlines. */
export async function addCare(
  demo: Demo,
  customers: readonly User[],
  orders: readonly Order[],
  tickets: number,
) {
  for (let number = 0; number < tickets; number += 1)
    await addTicket(demo, demo.dice.pick(customers))
  const formed = orders.filter(
    ({ status, serviceType }) => status === 'completed' && serviceType === 'llc',
  )
  for (const order of formed) {
    await addPapers(demo, order)
    await addTasks(demo, order)
  }
}
