import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The tables that are no collections, as far as we ask them ourselves. Migrations make the first
 * three; the last is pg-boss's own. A test holds them against the database.
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
  /** What is done to each, as the action wants it. */
  input: jsonb('input').$type<unknown>(),
  /** Whether somebody has said that it shall be done. */
  isApplied: boolean('is_applied').notNull().default(false),
  /** The rows that could not be done, each with the reason. */
  failures: jsonb('failures').$type<unknown>().notNull().default([]),
  createdAt: timestamp('created_at', { mode: 'string', withTimezone: true }).notNull().defaultNow(),
})

/** The jobs of pg-boss, read to tell how far behind the worker is. */
export const jobs = pgSchema('pgboss').table('job', {
  name: text('name').notNull(),
  state: text('state').notNull(),
  startAfter: timestamp('start_after', { mode: 'string', withTimezone: true }).notNull(),
  completedOn: timestamp('completed_on', { mode: 'string', withTimezone: true }),
})
