import type { PayloadRequest, Where } from 'payload'
import { isKeyOf } from '@/src/domain/vocabulary/keys'
import { findOne } from '@/src/lib/find-one'

/** Stands for anyone who asks, in conditions that are written before that is known. */
const ME = 'me'

const WAITING: Where = { waitingSince: { exists: true } }

/** The parts of the work that are done in order: who has waited longest is next. */
export const TICKET_QUEUES = {
  waiting: { waitingFor: { equals: 'us' } },
  mine: { and: [{ assignee: { equals: ME } }, WAITING] },
  unassigned: { and: [{ assignee: { exists: false } }, WAITING] },
  theirs: { waitingFor: { equals: 'them' } },
} as const satisfies Record<string, Where>
export type TicketQueueName = keyof typeof TICKET_QUEUES

const isQueue = isKeyOf(TICKET_QUEUES)

/** The queue of that name, or the one of tickets that wait for us where there is none. */
export const queueNamed = (name: unknown): TicketQueueName => (isQueue(name) ? name : 'waiting')

/** A condition with the person who asks in place of `me`. */
export function forMe(where: Where, me: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (name === 'and' || name === 'or')
        return [name, Array.isArray(value) ? value.map((one) => forMe(one, me)) : value]
      if (name !== 'assignee' || !(value instanceof Object)) return [name, value]
      return [name, Reflect.get(value, 'equals') === ME ? { equals: me } : value]
    }),
  )
}

type Place = { readonly id: string; readonly waitingSince?: string | null }

const beside = (since: string, id: string, side: 'greater_than' | 'less_than'): Where => ({
  and: [
    { waitingSince: { [`${side}_equal`]: since } },
    {
      or: [
        { waitingSince: { [side]: since } },
        { and: [{ waitingSince: { equals: since } }, { id: { [side]: id } }] },
      ],
    },
  ],
})

async function firstOf(
  req: PayloadRequest,
  queue: TicketQueueName,
  where: Where,
  sort: readonly string[],
): Promise<string | null> {
  const row = await findOne(req, 'tickets', {
    where: { and: [forMe(TICKET_QUEUES[queue], req.user?.id ?? ''), where] },
    sort: [...sort],
    select: { status: true },
    overrideAccess: false,
  })
  return row?.id ?? null
}

const RISING = ['waitingSince', 'id']
const FALLING = ['-waitingSince', '-id']

async function after(
  req: PayloadRequest,
  queue: TicketQueueName,
  { id, waitingSince }: Place,
  which: Where,
): Promise<string | null> {
  const other: Where = { and: [{ id: { not_equals: id } }, which] }
  const behind: Where | null = waitingSince
    ? { and: [other, beside(waitingSince, id, 'greater_than')] }
    : null
  const found = behind && (await firstOf(req, queue, behind, RISING))
  return found ?? firstOf(req, queue, other, RISING)
}

/** The ticket that follows in a queue, or its first one where none does; null when it is empty. */
export const nextTicket = (
  req: PayloadRequest,
  queue: TicketQueueName,
  place: Place,
): Promise<string | null> => after(req, queue, place, {})

/** The next ticket that waits for us; answered ones do not come round again. */
export const nextToAnswer = (
  req: PayloadRequest,
  queue: TicketQueueName,
  place: Place,
): Promise<string | null> =>
  after(req, queue, place, queue === 'theirs' ? {} : { waitingFor: { equals: 'us' } })

/** The ticket before it in a queue; null where it is the first, or in no queue. */
export async function previousTicket(
  req: PayloadRequest,
  queue: TicketQueueName,
  { id, waitingSince }: Place,
): Promise<string | null> {
  if (!waitingSince) return null
  return firstOf(req, queue, beside(waitingSince, id, 'less_than'), FALLING)
}
