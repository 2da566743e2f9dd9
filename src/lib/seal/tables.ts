import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const moment = (name: string) => timestamp(name, { mode: 'string', withTimezone: true })

/** What happened to papers that are signed, each entry with the hash of the one before. Append-only. */
export const signing_events = pgTable('signing_events', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  paper: uuid('paper').notNull(),
  signer: text('signer'),
  file: varchar('file', { length: 64 }),
  at: text('at').notNull(),
  previous: varchar('previous', { length: 64 }).notNull(),
  leaf: varchar('leaf', { length: 64 }).notNull(),
  hash: varchar('hash', { length: 64 }).notNull(),
})

/** What an entry tells of a person, with the salt of its leaf. Erasure removes it; the chain stays. */
export const signing_facts = pgTable('signing_facts', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  salt: varchar('salt', { length: 64 }).notNull(),
  facts: text('facts').notNull(),
})

/** Mailed links: to sign, once, or to get the signed file. */
export const signing_links = pgTable('signing_links', {
  id: uuid('id').primaryKey().defaultRandom(),
  paper: uuid('paper').notNull(),
  signer: text('signer').notNull(),
  purpose: text('purpose').notNull(),
  tokenHash: varchar('token_hash', { length: 64 }).notNull(),
  /** Of the browser that opened it. */
  sessionHash: varchar('session_hash', { length: 64 }),
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
  revokedAt: moment('revoked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Which pages of a paper a signer's browser has fetched. */
export const signing_reads = pgTable(
  'signing_reads',
  {
    paper: uuid('paper').notNull(),
    signer: text('signer').notNull(),
    page: integer('page').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  ({ paper, signer, page }) => [primaryKey({ columns: [paper, signer, page] })],
)

/** The keys with which the installation seals; the newest is in use, the others still verify. */
export const signing_keys = pgTable('signing_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  keySealed: text('key_sealed').notNull(),
  /** PEM. */
  certificate: text('certificate').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
})

/** Photographs and scans of papers that were signed with a pen. */
export const signing_scans = pgTable('signing_scans', {
  id: uuid('id').primaryKey().defaultRandom(),
  paper: uuid('paper').notNull(),
  document: uuid('document').notNull(),
  state: text('state').notNull(),
  reason: text('reason'),
  original: text('original'),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  sentAt: moment('sent_at').notNull().defaultNow(),
})
