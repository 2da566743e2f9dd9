import { describe, expect, test } from 'vitest'

import { untypedSqlIn } from '../../scripts/support/tests/untyped-sql.mjs'

/** In the code below, what is embedded stands in `#{…}`. */
const problemsOf = (code: string) => untypedSqlIn('src/some.ts', code.replaceAll('#{', '$' + '{'))

describe('SQL that names a table or a column as text is refused', () => {
  test.each([
    'sql`select id from orders`',
    'sql`update #{orders} set status = #{status}`',
    'sql`coalesce(max(receipt_sequence), 0)`',
    'sql`#{a} join #{b} on "orders"."id" = #{b.order}`',
    "sql<number>`count(*) filter (where status = 'paid')`",
    "sql.raw('orders')",
    "pool.query('select body from objects where id = $1', [id])",
    'client.query(`delete from orders where id = #{id}`)',
    'pool.query(`insert into orders (id) values (1)`)',
  ])('%s', (code) => {
    expect(problemsOf(code)).toHaveLength(1)
  })
})

describe('SQL that embeds the columns of the schema passes', () => {
  test.each([
    'sql`coalesce(max(#{orders.receiptSequence}), 0)::int`',
    "sql<string>`to_char(#{at} at time zone #{zone}, 'YYYY-MM')`",
    "sql`case when #{isApproved} then 'pending' else #{commissions.status} end`",
    'sql`now()`',
    'db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))',
    "const help = 'Select a state from the list, then update your answers.'",
  ])('%s', (code) => {
    expect(problemsOf(code)).toEqual([])
  })
})

test('a complaint says where it is and what is named', () => {
  const [problem] = problemsOf('\nconst some = sql`lower(email)`')

  expect(problem).toContain('src/some.ts:2: the SQL names email as text')
})
