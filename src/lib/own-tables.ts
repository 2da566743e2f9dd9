import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/*
 * The tables that are not collections, as far as we query them ourselves. Migrations create them, except
 * pg-boss's jobs and PostgreSQL's own view at the end. A test compares them with the database.
 */

const moment = (name: string) => timestamp(name, { mode: 'string', withTimezone: true })

/** How often a wrong password was given, by whom and for what, as a hash. */
export const sign_in_tries = pgTable('sign_in_tries', {
  key: varchar('key', { length: 64 }).primaryKey(),
  tries: integer('tries').notNull(),
  nextAt: moment('next_at').notNull(),
  forgottenAt: moment('forgotten_at').notNull(),
})

/** The counters of `rate-limiter-flexible`, which writes and reads them by itself. */
export const rate_limits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})

/** A sanctions list that an operator has loaded; the newest is the one in force. */
export const screening_lists = pgTable('screening_lists', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The day on which it was published, as an ISO day. */
  publishedOn: text('published_on').notNull(),
  /** SHA-256 of the files, in hex. */
  hash: text('hash').notNull(),
  names: integer('names').notNull(),
  loadedBy: uuid('loaded_by'),
  loadedAt: moment('loaded_at').notNull().defaultNow(),
})

/** Where the list is fetched each day; a single row. */
export const screening_source = pgTable('screening_source', {
  id: integer('id').primaryKey().default(1),
  url: text('url').notNull().default(''),
  /** When a list was last read without trouble. */
  checkedAt: moment('checked_at'),
  /** Why the last look failed, in a sentence for staff. */
  trouble: text('trouble'),
})

/** The names of the list in force, each with its aliases as rows of their own. */
export const screening_names = pgTable('screening_names', {
  list: uuid('list').notNull(),
  entry: text('entry').notNull(),
  name: text('name').notNull(),
  /** The entry's first name, of an alias. */
  primary: text('primary_name').notNull(),
  kind: text('kind').notNull(),
  programs: text('programs').notNull(),
  details: text('details').notNull(),
  /** By these a name is searched: `searchKeys`. */
  keys: text('keys').array().notNull(),
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
  /** Whether someone has said that it shall be done. */
  isApplied: boolean('is_applied').notNull().default(false),
  doneAt: moment('done_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What became of the rows of a run that could not be done, or can be taken back. */
export const bulk_run_rows = pgTable('bulk_run_rows', {
  run: uuid('run').notNull(),
  row: uuid('row_id').notNull(),
  /** What takes it back, as the action wants it. */
  undo: jsonb('undo').$type<unknown>(),
  /** Why it could not be done. */
  failure: text('failure'),
})

/** Exports of long lists: what was asked, and how far the private file has come that is kept for a day. */
export const list_exports = pgTable('list_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  screen: text('screen').notNull(),
  owner: uuid('owner').notNull(),
  /** The address of the list when it was asked for. */
  question: jsonb('question').$type<unknown>().notNull(),
  columns: text('columns').array().notNull(),
  state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  done: integer('done').notNull().default(0),
  total: integer('total'),
  reason: text('reason'),
  fileName: text('file_name').notNull(),
  touchedAt: moment('touched_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** Who of the staff is writing on a ticket, and when they last typed. */
export const ticket_writers = pgTable('ticket_writers', {
  ticket: uuid('ticket').notNull(),
  person: uuid('person').notNull(),
  at: moment('at').notNull(),
})

/** What a row that came or went changes in a day's counts, until it is folded into them. */
export const total_differences = pgTable('total_differences', {
  name: text('name').notNull(),
  at: moment('at').notNull(),
  amount: integer('amount').notNull(),
})

/** Orders of which the takings changed since they were last booked. */
export const takings_to_book = pgTable('takings_to_book', {
  id: bigint('id', { mode: 'number' }).notNull(),
  order: uuid('order_id').notNull(),
})

/** What was booked of each order, by the day: rows are only ever added, the sum is what counts. */
export const takings = pgTable('takings', {
  order: uuid('order_id').notNull(),
  day: text('day').notNull(),
  oursMinor: bigint('ours_minor', { mode: 'number' }).notNull(),
  feesMinor: bigint('fees_minor', { mode: 'number' }).notNull(),
})

const total = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** The figures of each day of the business, in cents where they are money. */
export const daily_totals = pgTable('daily_totals', {
  day: text('day').primaryKey(),
  users: total('users'),
  orders: total('orders'),
  leads: total('leads'),
  tickets: total('tickets'),
  oursMinor: total('ours_minor'),
  feesMinor: total('fees_minor'),
})

/** When the figures were held against the books, in which zone, and what was wrong. */
export const total_checks = pgTable('total_checks', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  zone: text('zone').notNull(),
  wrong: jsonb('wrong').notNull(),
})

/** How many leads came to stand at a step, bought or not, in a band: the sums are what counts. */
export const lead_tallies = pgTable('lead_tallies', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  step: text('step').notNull(),
  converted: boolean('converted').notNull(),
  band: text('band').notNull(),
  amount: integer('amount').notNull(),
})

/** How long half of the leads took to a step from the one before, and of how many that is known. */
export const lead_step_times = pgTable('lead_step_times', {
  step: text('step').primaryKey(),
  seconds: integer('seconds').notNull(),
  measured: integer('measured').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** Files of leads that staff imported, and under which consent. */
export const lead_imports = pgTable('lead_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  actor: uuid('actor'),
  fileName: text('file_name').notNull(),
  added: integer('added').notNull().default(0),
  merged: integer('merged').notNull().default(0),
  same: integer('same').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  consent: jsonb('consent').$type<unknown>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  undoneAt: moment('undone_at'),
})

/** What an import did to a lead: added it where `filled` is null, else filled these blanks. */
export const lead_import_changes = pgTable('lead_import_changes', {
  import: uuid('import').notNull(),
  lead: uuid('lead').notNull(),
  filled: jsonb('filled').$type<unknown>(),
})

/** Checks of the whole site: what there is to mend, as it was found. */
export const site_checks = pgTable('site_checks', {
  id: uuid('id').primaryKey().defaultRandom(),
  state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  requestedBy: uuid('requested_by'),
  pages: integer('pages').notNull().default(0),
  findings: jsonb('findings').$type<unknown>().notNull().default([]),
  /** Why it failed. */
  reason: text('reason'),
  createdAt: moment('created_at').notNull().defaultNow(),
  startedAt: moment('started_at'),
  doneAt: moment('done_at'),
})

/** What of the public site changed, by cache tag: each row is announced on the channel `site`. */
export const site_changes = pgTable('site_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** One row: what is true of the installation as a whole. */
export const installation = pgTable('installation', {
  isIt: boolean('is_it').primaryKey().default(true),
  /** By which the secret is known that opens what is saved encrypted. */
  secretMark: text('secret_mark').notNull(),
  /** The key id of the secret before, once all was sealed again, and until when its links open. */
  previousKey: text('previous_key'),
  previousUntil: moment('previous_until'),
  backedUpAt: moment('backed_up_at'),
  /** When a backup was restored for a test last, when that failed last and why; no reason once it went well. */
  rehearsedAt: moment('rehearsed_at'),
  rehearsalFailedAt: moment('rehearsal_failed_at'),
  rehearsalFailure: text('rehearsal_failure'),
  /** When staff were told of a backup that failed or was missed. */
  backupRaisedAt: moment('backup_raised_at'),
})

/** Which clauses a customer chose for the papers of an order; none is chosen for them. */
export const paper_choices = pgTable('paper_choices', {
  order: uuid('order_id').primaryKey(),
  choices: jsonb('choices').$type<unknown>().notNull(),
  chosenBy: uuid('chosen_by'),
  chosenAt: moment('chosen_at').notNull().defaultNow(),
})

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Blank official forms that staff have loaded, and why others were refused. One of each is in force. */
export const official_forms = pgTable('official_forms', {
  id: uuid('id').primaryKey().defaultRandom(),
  form: text('form').notNull(),
  state: text('state', { enum: ['in_force', 'replaced', 'refused'] }).notNull(),
  revision: text('revision').notNull(),
  /** SHA-256 of the file, in hex. */
  hash: text('hash').notNull(),
  fileName: text('file_name').notNull(),
  /** The fields with their places, as they were read. */
  fields: jsonb('fields').$type<unknown>().notNull(),
  reason: text('reason'),
  /** What staff are to know of it: fields that stay empty, or lie beside another label. */
  notes: text('notes').array().notNull(),
  /** Not of a file that was refused. */
  file: bytes('file'),
  loadedBy: uuid('loaded_by'),
  loadedAt: moment('loaded_at').notNull().defaultNow(),
})

/** The jobs of pg-boss, read to tell how far behind the worker is, and what went wrong. */
export const jobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  retryLimit: integer('retry_limit').notNull(),
  retryCount: integer('retry_count').notNull(),
  createdOn: moment('created_on').notNull(),
  startedOn: moment('started_on'),
  /** What a job answered, or why it failed. */
  output: jsonb('output').$type<unknown>(),
  startAfter: moment('start_after').notNull(),
  completedOn: moment('completed_on'),
})

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

/** PostgreSQL's own view of who is connected, as far as we ask it. */
export const connections = pgSchema('pg_catalog').table('pg_stat_activity', {
  database: text('datname'),
  program: text('application_name'),
})
