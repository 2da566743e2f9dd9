import {
  bigint,
  integer,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The tables that are no collections, as far as we ask them ourselves. Migrations make the first
 * four; the last is pg-boss's own. A test holds them against the database.
 */

/** How often a wrong password was given, by whom and for what, as a hash. */
export const sign_in_tries = pgTable('sign_in_tries', {
  key: varchar('key', { length: 64 }).primaryKey(),
  tries: integer('tries').notNull(),
  nextAt: timestamp('next_at', { mode: 'string', withTimezone: true }).notNull(),
  forgottenAt: timestamp('forgotten_at', { mode: 'string', withTimezone: true }).notNull(),
})

/** The counters of `rate-limiter-flexible`, which writes and reads them by itself. */
export const rate_limits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** What staff are about to do to many rows at once: which those are, and how far it has come. */
export const bulk_runs = pgTable('bulk_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  screen: text('screen').notNull(),
  action: text('action').notNull(),
  actor: uuid('actor').notNull(),
  ids: uuid('ids').array().notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull().default(0),
  createdAt: timestamp('created_at', { mode: 'string', withTimezone: true }).notNull().defaultNow(),
})

/** Who of the staff is writing on a ticket, and when they last typed. */
export const ticket_writers = pgTable('ticket_writers', {
  ticket: uuid('ticket').notNull(),
  person: uuid('person').notNull(),
  at: timestamp('at', { mode: 'string', withTimezone: true }).notNull(),
})

/** The jobs of pg-boss, read to tell how far behind the worker is. */
export const jobs = pgSchema('pgboss').table('job', {
  name: text('name').notNull(),
  state: text('state').notNull(),
  startAfter: timestamp('start_after', { mode: 'string', withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { mode: 'string', withTimezone: true }),
})
