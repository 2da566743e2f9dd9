import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'
import { z } from 'zod'

import { e2e } from '../environment'

const pool = new Pool({ connectionString: e2e.E2E_DATABASE_URL, max: 1, allowExitOnIdle: true })

async function rows<Row extends z.ZodType>(shape: Row, sql: string, values: readonly string[]) {
  const result = await pool.query(sql, [...values])
  return z.array(shape).parse(result.rows)
}

/** An address that no other test mails. */
export const newAddress = (word: string): string =>
  `${word}-${randomUUID().slice(0, 8)}@example.com`

/** As if someone had agreed to marketing mail in the checkout. */
export async function agree(email: string): Promise<void> {
  await pool.query(
    `insert into consents (email, topic, granted, text_version, place)
      select $1, topic, true, '1', 'checkout'
      from unnest(enum_range(null::enum_consents_topic)) as topic`,
    [email],
  )
}

const SUPPRESSION = z.object({ reason: z.string() })

/** Why an address gets no marketing mail; nothing while it gets it. */
export const suppressionsOf = async (email: string): Promise<readonly string[]> =>
  (await rows(SUPPRESSION, 'select reason from suppressions where email = $1', [email])).map(
    ({ reason }) => reason,
  )

const TEMPLATE = z.object({ as: z.string(), type: z.string().nullable(), content: z.string() })

/** How a template is kept. */
export const templateNamed = async (name: string) =>
  (
    await rows(
      TEMPLATE,
      `select written_as as "as", design ->> 'type' as type, content
        from email_templates where name = $1`,
      [name],
    )
  )[0]

const RECIPIENT = z.object({ email: z.string(), status: z.string(), reason: z.string().nullable() })

/** What became of each recipient of a campaign. */
export const recipientsOf = (campaign: string) =>
  rows(
    RECIPIENT,
    `select email, status, reason from campaign_recipients where campaign_id = $1 order by email`,
    [campaign],
  )

/** Someone who left the checkout a day ago, and may be reminded. */
export async function leaver(): Promise<string> {
  const email = newAddress('leaver')
  await pool.query(
    `insert into leads (email, first_name, checkout_step, total_amount, source, last_step_at)
      values ($1, 'Ann', 'payment', 34900, 'website', now() - interval '25 hours')`,
    [email],
  )
  await agree(email)
  return email
}

/** Runs something while a table cannot be read. */
export async function withoutTable(table: 'traffic_results', act: () => Promise<void>) {
  await pool.query(`alter table if exists ${table}_gone rename to ${table}`) // left by a try before
  await pool.query(`alter table ${table} rename to ${table}_gone`)
  try {
    await act()
  } finally {
    await pool.query(`alter table ${table}_gone rename to ${table}`)
  }
}
