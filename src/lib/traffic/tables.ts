import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Where visitors, leads and orders come from. They are no collections: no one reads or writes a row
 * of them by hand. A migration makes them.
 */

/** What makes the hashes of a day's visitors; forgotten after two days, and the hashes with it. */
export const visit_salts = pgTable('visit_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
  madeAt: timestamp('made_at', { mode: 'string', withTimezone: true }).notNull().defaultNow(),
})

const place = () => ({
  country: text('country'),
  region: text('region'),
  page: text('page'),
  source: text('source'),
  campaign: text('campaign'),
})

/** Where a lead came from, as far as its visitor was counted on that day. */
export const lead_origins = pgTable('lead_origins', {
  lead: uuid('lead_id').primaryKey(),
  ...place(),
})

/** From where the buyer of an order came. */
export const order_origins = pgTable('order_origins', {
  order: uuid('order_id').primaryKey(),
  ...place(),
})

const bySort = () => ({
  day: text('day').notNull(),
  dimension: text('dimension').notNull(),
  /** Empty where it is not known. */
  value: text('value').notNull(),
})

/** The visitors of a day, by country, state, page, source and campaign. */
export const traffic_visits = pgTable(
  'traffic_visits',
  { ...bySort(), visitors: integer('visitors').notNull(), views: integer('views').notNull() },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.value] })],
)

/** What a day brought of them: leads, orders paid, and what was ours of those, in cents. */
export const traffic_results = pgTable(
  'traffic_results',
  {
    ...bySort(),
    leads: integer('leads').notNull(),
    orders: integer('orders').notNull(),
    oursMinor: bigint('ours_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dimension, table.day, table.value] })],
)

/** How often the chat button was clicked on a day. */
export const chat_clicks = pgTable('chat_clicks', {
  day: text('day').primaryKey(),
  clicks: integer('clicks').notNull(),
})

/** What was booked, as it is numbered: later entries have higher numbers. */
export const booked_takings = pgTable('takings', {
  id: bigint('id', { mode: 'number' }).notNull(),
  day: text('day').notNull(),
})

/** How far the takings have been counted: one row. */
export const traffic_mark = pgTable('traffic_mark', {
  taking: bigint('taking', { mode: 'number' }).primaryKey(),
})

/** Days of which the results are to be counted again. */
export const traffic_due = pgTable('traffic_due', { day: text('day').primaryKey() })
