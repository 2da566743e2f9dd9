import { and, inArray, isNotNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { emails, mail_events, webhook_events, whatsapp_messages } from '@/src/database-schema'
import type { Database } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'

/** What a leak of a table would harm, from nothing to most. */
export const DATA_CLASSES = {
  public: 'on the site for everyone',
  internal: 'about the business and its work; names no customer',
  personal: 'names, addresses, orders and messages of people',
  sensitive: 'tax numbers, dates of birth, identity documents and payout accounts',
  secret: 'opens something: hashes, keys and sealed secrets',
} as const

type DataClass = keyof typeof DATA_CLASSES

type Row = readonly [kind: DataClass, kept: string, sealed?: string]

const ACCOUNT = 'until the person is erased'
const BOOKS = 'as long as the books; a person’s name is replaced when they are erased'
const STAFF = 'until staff delete it'
const SITE = 'while it is on the site'

/**
 * Every table of ours, by its name: the class of what it holds, how long that is kept, and what is sealed.
 * Tables of lists and versions (`states_notes`, `_states_v`) go by the table that they belong to.
 */
export const DATA_REGISTER: Readonly<Record<string, Row>> = {
  // people
  users: ['personal', ACCOUNT, 'password (hash)'],
  account_tokens: ['secret', 'until it ends, days at most', 'key (hash)'],
  session_devices: ['personal', 'as long as the session'],
  totp_factors: ['secret', ACCOUNT, 'secret of the app'],
  recovery_codes: ['secret', ACCOUNT, 'codes (hash)'],
  passkeys: ['personal', ACCOUNT],
  passkey_challenges: ['secret', 'minutes'],
  second_steps: ['secret', 'minutes', 'key (hash)'],
  recent_factors: ['personal', '1 day'],
  factor_resets: ['personal', '1 day'],
  security_events: ['personal', '180 days, or until the person is erased'],
  viewings: ['personal', 'until the viewing ends'],
  sign_in_tries: ['personal', '1 day', 'address and network (hash)'],
  rate_limits: ['personal', '1 day at most', 'network (hash)'],
  consents: ['personal', ACCOUNT],
  suppressions: ['personal', 'for good, so that nothing is mailed there again'],
  saved_views: ['internal', ACCOUNT],
  // what people buy
  orders: ['personal', BOOKS, 'links (hash)'],
  payments: ['personal', BOOKS],
  refunds: ['personal', BOOKS],
  disputes: ['personal', BOOKS],
  subscriptions: ['personal', BOOKS],
  webhook_events: ['personal', 'the event for good; what the provider sent, 400 days'],
  filings: ['sensitive', ACCOUNT, 'tax ID'],
  confirmations: ['internal', 'for good, as evidence of what the operator stated'],
  screenings: ['personal', 'until the person is erased; matches with a sanctions list for good'],
  screening_lists: ['internal', 'for good, as evidence of what names were compared with'],
  screening_source: ['internal', 'until another address is set'],
  screening_names: ['public', 'until a newer list is loaded'],
  service_details: ['sensitive', ACCOUNT, 'dates of birth, tax IDs and other numbers'],
  papers: ['personal', ACCOUNT],
  paper_choices: ['personal', ACCOUNT],
  official_forms: ['public', 'for good: which file a form was filled in'],
  signing_events: ['internal', 'for good: a chain of hashes, which names no one'],
  signing_facts: ['personal', ACCOUNT],
  signing_links: ['secret', 'as long as the paper', 'keys (hash)'],
  signing_reads: ['personal', 'as long as the paper'],
  signing_scans: ['personal', ACCOUNT],
  signing_keys: ['secret', 'for good: older ones verify what they sealed', 'private key'],
  documents: ['sensitive', ACCOUNT, 'files of passports and IDs'],
  compliance_tasks: ['personal', ACCOUNT],
  checkout_drafts: ['personal', '30 days after the last change', 'key (hash)'],
  draft_sessions: ['personal', 'as long as the draft'],
  order_origins: ['internal', BOOKS],
  takings: ['internal', BOOKS],
  daily_totals: ['internal', BOOKS],
  total_: ['internal', BOOKS],
  // talking with people
  tickets: ['personal', ACCOUNT],
  ticket_messages: ['personal', ACCOUNT],
  ticket_writers: ['personal', '1 minute'],
  canned_replies: ['internal', STAFF],
  emails: ['personal', 'the entry until the person is erased; its text, 2 years', 'keys in links'],
  mail_events: ['personal', '400 days'],
  whatsapp_messages: ['personal', 'the entry until the person is erased; its text, 2 years'],
  leads: ['personal', 'until staff delete it or the person is erased'],
  lead_: ['personal', 'as long as the lead'],
  lead_scoring: ['internal', STAFF],
  email_templates: ['internal', STAFF],
  email_campaigns: ['internal', STAFF],
  campaign_recipients: ['personal', 'as long as the campaign'],
  followup_: ['personal', 'as long as the campaign'],
  affiliate_links: ['sensitive', BOOKS, 'payout account'],
  affiliate_clicks: ['personal', 'as long as the link', 'network (hash of the day)'],
  commissions: ['personal', BOOKS],
  payouts: ['sensitive', BOOKS],
  job_applications: ['sensitive', 'as the settings say, then deleted with the CV'],
  // visits
  visits: ['internal', '4 days; the network is kept as a hash of the day'],
  visit_salts: ['secret', '2 days'],
  chat_clicks: ['internal', 'counts only'],
  traffic_: ['internal', 'counts only'],
  // the site and what is sold
  packages: ['public', SITE],
  addons: ['public', SITE],
  offers: ['public', SITE],
  states: ['public', SITE],
  services: ['public', SITE],
  checkout_packages: ['public', SITE],
  content_: ['public', SITE],
  site_pages: ['public', SITE],
  site_checks: ['internal', 'the last check'],
  site_changes: ['internal', '1 day'],
  legal_versions: ['public', 'for good: people agreed to it'],
  faqs: ['public', SITE],
  testimonials: ['public', SITE],
  evidence: ['internal', STAFF],
  media: ['public', SITE],
  seo_pages: ['public', SITE],
  redirects: ['public', SITE],
  job_openings: ['public', SITE],
  settings: ['public', SITE],
  // the installation
  private_settings: ['secret', STAFF, 'passwords and signing keys'],
  whatsapp_settings: ['secret', STAFF, 'access token, app secret'],
  payment_gateways: ['secret', STAFF, 'secret key, webhook secret'],
  permissions: ['internal', STAFF],
  role_permissions: ['internal', STAFF],
  audit_log: ['personal', 'for good; a person’s name is replaced when they are erased'],
  bulk_runs: ['personal', '1 day'],
  bulk_run_rows: ['personal', '1 day'],
  list_exports: ['personal', '1 day, with its file'],
  installation: ['secret', 'for good', 'a mark of the secret'],
  payload_: ['internal', 'while it is needed'],
}

/** The entry of a table: its own, or that of the table it is a part of. */
export function dataOf(table: string): Row | undefined {
  const name = table.replace(/^_/, '')
  const keys = Object.keys(DATA_REGISTER).filter(
    (key) => name === key || name.startsWith(key.endsWith('_') ? key : `${key}_`),
  )
  const [longest] = keys.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : DATA_REGISTER[longest]
}

/** So many rows are cleared in one run of the job, which comes each hour. */
const AT_ONCE = 5_000

type Aged = PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn }

const old = (db: Database, table: Aged, after: string, where?: SQL) =>
  inArray(
    table.id,
    db
      .select({ id: table.id })
      .from(table)
      .where(and(lt(table.createdAt, ago(after)), where))
      .limit(AT_ONCE),
  )

/** Throws away what the register keeps for a time only. @returns how many rows of each */
export async function forgetByRegister(db: Database): Promise<Record<string, number>> {
  const mails = and(ne(emails.html, ''), ne(emails.status, 'queued'))
  const { body, template } = whatsapp_messages
  const { payload, processedAt } = webhook_events
  const gone = {
    mails: await db
      .update(emails)
      .set({ html: '', text: '', headers: null, keysSealed: null })
      .where(old(db, emails, '2 years', mails)),
    whatsapp: await db
      .update(whatsapp_messages)
      .set({ body: null, template: null })
      .where(old(db, whatsapp_messages, '2 years', or(isNotNull(body), isNotNull(template)))),
    webhooks: await db
      .update(webhook_events)
      .set({ payload: null })
      .where(old(db, webhook_events, '400 days', and(isNotNull(payload), isNotNull(processedAt)))),
    mailEvents: await db.delete(mail_events).where(old(db, mail_events, '400 days')),
  }
  return Object.fromEntries(
    Object.entries(gone).map(([name, { rowCount }]) => [name, rowCount ?? 0]),
  )
}

export function dataPage(tables: readonly string[]): string {
  const lines = tables.map((table) => {
    const [kind, kept, sealed = ''] = dataOf(table) ?? ['internal', '?']
    return `| \`${table}\` | ${kind} | ${sealed} | ${kept} |`
  })
  return [
    '# Data',
    '',
    'Printed from `src/services/platform/retention/data-register.ts` by `npm run data`. Each table, the class of what it holds, what in',
    'it is sealed or hashed, and how long it is kept. The job `clean-up` deletes by it, each hour.',
    '',
    '| Class | Means |',
    '|---|---|',
    ...Object.entries(DATA_CLASSES).map(([name, words]) => `| ${name} | ${words} |`),
    '',
    '| Table | Class | Sealed or hashed | Kept |',
    '|---|---|---|---|',
    ...lines,
    '',
    'Files of `documents`, `job_applications` and `evidence` are in the folder or bucket of files, readable by one user of the',
    'machine, and go with their row. Copies of passports and IDs are encrypted there. The database is not encrypted as a whole:',
    'use encrypted disks, and backups with a recipient.',
    '',
  ].join('\n')
}
