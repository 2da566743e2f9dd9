import { randomUUID } from 'node:crypto'

import { Pool } from 'pg'
import { z } from 'zod'

import { e2e } from './environment'

const pool = new Pool({ connectionString: e2e.E2E_DATABASE_URL, max: 1, allowExitOnIdle: true })

const made = z.object({ id: z.string(), email: z.string() })

/** Hot leads with a phone of a place where they may be called, who are called by this word. */
export async function hotLeads(word: string, count: number) {
  const run = randomUUID().slice(0, 8)
  const { rows } = await pool.query(
    `insert into leads (email, first_name, last_name, phone, checkout_step, total_amount, source,
        score_step, score_value, score_recency, score, rank, last_step_at, time_zone)
      select $1 || '-' || $2 || '-' || g || '@example.com', $1, 'Number' || g, '+1307555010' || g,
        'confirm', 34900, 'website', 90, 20, 15, 100,
        100 * 1000000000000::numeric + floor(extract(epoch from now())), now(), 'America/Denver'
      from generate_series(1, $3::int) g returning id, email`,
    [word.toLowerCase(), run, count],
  )
  return z.array(made).parse(rows)
}

const state = z.object({
  deleted: z.boolean(),
  converted: z.boolean(),
  marked: z.boolean(),
  bought: z.boolean(),
  outcome: z.string().nullable(),
  next: z.string().nullable(),
})

/** How a lead stands now. */
export async function leadNow(id: string) {
  const { rows } = await pool.query(
    `select deleted_at is not null as deleted, converted, marked_at is not null as marked,
        converted_by_id is not null as bought, call_outcome as outcome, next_action as next
      from leads where id = $1`,
    [id],
  )
  return state.parse(rows[0])
}
