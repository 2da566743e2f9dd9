import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { ticket_messages, users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { ticket_writers } from '@/src/lib/own-tables'
import { ago, now } from '@/src/lib/sql-parts'

const WRITING_FOR = '5 seconds'
/** How often, at most, it is recorded that someone is typing. */
const NOTED_EVERY = '2 seconds'

export async function noteWriter(req: PayloadRequest, ticket: string): Promise<void> {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  await db
    .insert(ticket_writers)
    .values({ ticket, person, at: now })
    .onConflictDoUpdate({
      target: [ticket_writers.ticket, ticket_writers.person],
      set: { at: now },
      setWhere: lt(ticket_writers.at, ago(NOTED_EVERY)),
    })
}

/** They have sent it, or given up. */
export async function forgetWriter(req: PayloadRequest, ticket: string): Promise<void> {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  await db
    .delete(ticket_writers)
    .where(and(eq(ticket_writers.ticket, ticket), eq(ticket_writers.person, person)))
}

export type TicketNews = {
  /** First names of colleagues who are writing on it. */
  readonly writing: readonly string[]
  /** The last message, notes included. */
  readonly last: string | null
}

/** What changes on a ticket while staff look at it. */
export async function ticketNews(req: PayloadRequest, ticket: string): Promise<TicketNews> {
  const db = await databaseOf(req)
  const writers = await db
    .select({ first: users.firstName, email: users.email })
    .from(ticket_writers)
    .innerJoin(users, eq(users.id, ticket_writers.person))
    .where(
      and(
        eq(ticket_writers.ticket, ticket),
        gt(ticket_writers.at, ago(WRITING_FOR)),
        ne(ticket_writers.person, sql`${req.user?.id ?? null}::uuid`),
      ),
    )
    .orderBy(ticket_writers.at)
    .limit(5)
  const [last] = await db
    .select({ id: ticket_messages.id })
    .from(ticket_messages)
    .where(eq(ticket_messages.ticket, ticket))
    .orderBy(desc(ticket_messages.createdAt), desc(ticket_messages.id))
    .limit(1)
  return { writing: writers.map(({ first, email }) => first || email), last: last?.id ?? null }
}
