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

/**
 * The tables of the second factor, and of looking at an account through its owner's eyes. They are
 * no collections, so that nothing of them is in any answer, version or audit entry. A migration
 * makes them; what they hold of someone goes with the account.
 */

const moment = (name: string) => timestamp(name, { mode: 'string', withTimezone: true })
const user = () => uuid('user_id').notNull()

/** An authenticator app: its secret, sealed, and the last of its 30-second steps that was used. */
export const totp_factors = pgTable('totp_factors', {
  user: user().primaryKey(),
  sealed: text('sealed'),
  since: moment('since'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** One that is being set up, until its first right code. */
  pendingSealed: text('pending_sealed'),
  pendingUntil: moment('pending_until'),
})

/** The codes for a lost factor, as keyed hashes. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    user: user(),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user, table.codeHash] })],
)

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  user: user(),
  credential: text('credential').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
})

/** What a passkey was asked to sign, and what for. */
export const passkey_challenges = pgTable('passkey_challenges', {
  challenge: varchar('challenge', { length: 100 }).primaryKey(),
  user: user(),
  purpose: text('purpose').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Those who have shown one proof and not yet the second: a hash of what their browser holds. */
export const second_steps = pgTable('second_steps', {
  tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
  user: user(),
  passwordHash: varchar('password_hash', { length: 64 }).notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

/** When a factor was last shown in a session. */
export const recent_factors = pgTable('recent_factors', {
  session: varchar('session', { length: 64 }).primaryKey(),
  user: user(),
  shownAt: moment('shown_at').notNull(),
})

/** Staff who look at an account as its owner sees it. */
export const viewings = pgTable('viewings', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: varchar('token_hash', { length: 64 }).notNull(),
  staff: uuid('staff_id').notNull(),
  session: varchar('session', { length: 64 }).notNull(),
  customer: uuid('customer_id').notNull(),
  reason: text('reason').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Who has asked to take the factors from a member of the staff: a second person does it. */
export const factor_resets = pgTable('factor_resets', {
  user: user().primaryKey(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
})
