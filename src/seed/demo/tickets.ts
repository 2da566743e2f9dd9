import type { TicketStatus, TicketTopic } from '@/src/domain/support/ticket-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Order, User } from '@/src/payload-types'
import { type Demo, daysAfter } from '@/src/seed/demo/context'
import { ANSWERS, QUESTIONS } from '@/src/seed/demo/demo-data'

type Said = {
  readonly from: 'customer' | 'staff' | 'note'
  readonly body: string
  /** Days after the question. */
  readonly after: number
}

type Thread = {
  readonly subject: string
  readonly topic: TicketTopic
  readonly status: TicketStatus
  readonly order?: string
  /** Whether the customer has seen the latest answer. */
  readonly isRead: boolean
  /** The question first. */
  readonly said: readonly [Said, ...Said[]]
}

const STAFF = 'Noor'

/** Writes a conversation as if it had been held, and leaves each side's marks. */
async function addThread(demo: Demo, customer: User, asked: Date, thread: Thread): Promise<void> {
  const { subject, topic, status, order, isRead, said } = thread
  const at = ({ after }: Said) => daysAfter(asked, after).toISOString()
  const shown = said.filter(({ from }) => from !== 'note')
  const answer = shown.findLast(({ from }) => from === 'staff')
  const last = at(shown.at(-1) ?? said[0])
  const name = fullName(customer)
  const ticket = await demo.add('tickets', {
    subject,
    message: said[0].body,
    status,
    topic,
    user: customer.id,
    order: order ?? null,
    requesterName: name,
    requesterEmail: customer.email,
    adminResponse: answer?.body ?? null,
    lastMessageAt: last,
    lastStaffAt: answer ? at(answer) : null,
    customerReadAt: answer && isRead ? last : null,
    staffReadAt: answer ? last : null,
    closedAt: status === 'closed' ? last : null,
    createdAt: asked.toISOString(),
  })
  for (const one of said) {
    const isCustomer = one.from === 'customer'
    await demo.add('ticketMessages', {
      ticket: ticket.id,
      authorKind: isCustomer ? 'customer' : 'staff',
      author: isCustomer ? customer.id : null,
      authorName: isCustomer ? name : STAFF,
      body: one.body,
      internal: one.from === 'note',
      createdAt: at(one),
    })
  }
}

/** A question out of a few, with the answer that most of them have had. */
export async function addTicket(demo: Demo, customer: User): Promise<void> {
  const { rng, now } = demo
  const [subject, message] = rng.pick(QUESTIONS)
  const asked = rng.daysAgo(rng.whole(0, 60))
  const isAnswered = daysAfter(asked, 0.4) < now && rng.chance(0.7)
  const note: Said[] = rng.chance(0.3)
    ? [{ from: 'note', body: 'Look at the order before answering.', after: 0.1 }]
    : []
  const answer: Said[] = isAnswered ? [{ from: 'staff', body: rng.pick(ANSWERS), after: 0.4 }] : []
  await addThread(demo, customer, asked, {
    subject,
    topic: rng.pick(['order-status', 'documents', 'billing', 'compliance'] as const),
    status: isAnswered ? rng.pick(['in_progress', 'closed'] as const) : 'open',
    isRead: rng.chance(0.6),
    said: [{ from: 'customer', body: message, after: 0 }, ...note, ...answer],
  })
}

const customerSays = (body: string, after = 0): Said => ({ from: 'customer', body, after })
const weSay = (body: string, after: number): Said => ({ from: 'staff', body, after })
const weNote = (body: string, after: number): Said => ({ from: 'note', body, after })

const SHOWN: readonly (Thread & { readonly age: number; readonly isAboutOrder: boolean })[] = [
  {
    age: 2,
    isAboutOrder: true,
    subject: 'Which address does the state show?',
    topic: 'documents',
    status: 'in_progress',
    isRead: false,
    said: [
      customerSays('The letter that came on Friday still names our old street. We moved in March.'),
      weNote('Moved twice this year. Look at the amendment before answering.', 0.2),
      weSay(
        'Thank you for telling us. The state has your new address since March 14; the letter was printed before. You can see it at https://wyobiz.wyo.gov and need not do anything.',
        0.6,
      ),
    ],
  },
  {
    age: 0.2,
    isAboutOrder: false,
    subject: 'Can my sister be the registered agent?',
    topic: 'compliance',
    status: 'open',
    isRead: true,
    said: [
      customerSays('She lives in Cheyenne and works from home.\nWhat would she have to sign?'),
    ],
  },
  {
    age: 21,
    isAboutOrder: true,
    subject: 'When will the EIN come?',
    topic: 'order-status',
    status: 'closed',
    isRead: true,
    said: [
      customerSays('Our bank asks for it every day.'),
      weSay(
        'The IRS usually takes about four weeks when the form is mailed. We check every week.',
        0.3,
      ),
      customerSays('Good to know, thank you.', 0.5),
      weSay('It is here: you find the letter in your documents.', 9),
    ],
  },
]

/** The conversations that the demonstration customer finds, one of each kind. */
export async function addShownTickets(
  demo: Demo,
  customer: User,
  order: Order | undefined,
): Promise<void> {
  for (const { age, isAboutOrder, ...thread } of SHOWN) {
    const about = isAboutOrder && order ? { order: order.id } : {}
    await addThread(demo, customer, daysAfter(demo.now, -age), { ...thread, ...about })
  }
}
