import {
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The tables of editing the site that are no collections. A migration makes them. */

const moment = (name: string) => timestamp(name, { mode: 'string', withTimezone: true })

/** The sessions of staff that see drafts on the site, and until when. */
export const draft_sessions = pgTable('draft_sessions', {
  session: varchar('session', { length: 64 }).primaryKey(),
  staff: uuid('staff_id').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Who has which page open in the editor, what they are typing in, and when they last did anything. */
export const content_editors = pgTable('content_editors', {
  person: uuid('person').primaryKey(),
  page: text('page').notNull(),
  element: uuid('element'),
  at: moment('at').notNull(),
  /** When they last typed in the element: it is theirs for a minute after that. */
  typedAt: moment('typed_at'),
})

/** Drafts that go live at a moment: those that stand as they did when it was decided. */
export const content_schedules = pgTable('content_schedules', {
  id: uuid('id').primaryKey().defaultRandom(),
  author: uuid('author'), // null once that account is deleted
  publishAt: moment('publish_at').notNull(),
  elements: jsonb('elements').$type<unknown>().notNull(),
  state: text('state', { enum: ['waiting', 'done', 'canceled', 'refused'] })
    .notNull()
    .default('waiting'),
  outcome: text('outcome'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
