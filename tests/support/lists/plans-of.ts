import type { Payload } from 'payload'
import { expect, vi } from 'vitest'

/** What the database is asked of a table by one call, and how it plans to answer. */
async function plansOf(
  { db: { pool } }: Payload,
  table: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const asked = vi.spyOn(pool, 'query')
  await work()
  const calls = asked.mock.calls.map(([query, values]) => ({
    text: typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text')),
    values: Array.isArray(values) ? values : [],
  }))
  asked.mockRestore()
  const plans: string[] = []
  for (const { text, values } of calls.filter((call) => call.text.includes(`"${table}"`))) {
    const { rows } = await pool.query(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

type Search = Readonly<Record<string, string>>

/** Each of the questions is answered by an index, and by no walk through the whole table. */
export async function expectIndexed(
  payload: Payload,
  table: string,
  searches: readonly Search[],
  read: (search: Search) => Promise<unknown>,
): Promise<void> {
  for (const search of searches) {
    const plans = await plansOf(payload, table, () => read(search))
    expect(plans.length, JSON.stringify(search)).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan, JSON.stringify(search)).toMatch(/Index/)
      expect(plan, JSON.stringify(search)).not.toMatch(`Seq Scan on ${table} `)
    }
  }
}
