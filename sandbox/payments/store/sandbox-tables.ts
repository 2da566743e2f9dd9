import { bigint, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

const sandbox = pgSchema('sandbox')

const position = bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity()
const createdAt = timestamp('created_at', { mode: 'string', withTimezone: true })
  .notNull()
  .defaultNow()

/** What providers keep: payments, orders, refunds, events, under each one's own word for it. */
export const objects = sandbox.table('objects', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  body: jsonb('body').notNull(),
  position,
  createdAt,
})

/** The sending of events to the shop. */
export const deliveries = sandbox.table('deliveries', {
  id: text('id').primaryKey(),
  state: text('state').notNull(),
  dueAt: timestamp('due_at', { mode: 'string', withTimezone: true }).notNull(),
  body: jsonb('body').notNull(),
  position,
  createdAt,
})

/** Makes the two of them. They are in no migration, for a real shop has none. */
export const CREATE_TABLES = `
  create schema if not exists sandbox;
  create table if not exists sandbox.objects (
    id text primary key,
    kind text not null,
    body jsonb not null,
    position bigint generated always as identity,
    created_at timestamptz not null default now()
  );
  create index if not exists objects_kind on sandbox.objects (kind, position desc);
  create table if not exists sandbox.deliveries (
    id text primary key,
    state text not null,
    due_at timestamptz not null,
    body jsonb not null,
    position bigint generated always as identity,
    created_at timestamptz not null default now()
  );
  create index if not exists deliveries_waiting on sandbox.deliveries (due_at)
    where state = 'waiting';
`
