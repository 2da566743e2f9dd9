import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { migrationsOf, releases } from '@/scripts/support/migrations/released.mjs'
import { contractOf, rollingProblems } from '@/scripts/support/migrations/rolling-rule'

describe('the version before runs on', () => {
  test.each([
    'create table visits (id uuid primary key, at timestamptz not null);',
    'alter table orders add column "note" varchar;',
    'alter table orders add column "seen" boolean default false not null;',
    `alter type "public"."enum_orders_status" add value 'paused';`,
    'alter table orders alter column note drop not null;',
    'create index orders_note on orders (note); drop index orders_old;',
    'create table a (b text); create unique index a_b on a (b);',
    'alter table "public"."orders" add constraint "o_fk" foreign key ("u") references "users"("id");',
    '-- drop table orders\nselect 1;',
    'select 1;\nexport async function down() { drop table orders }',
  ])('%s', (sql) => {
    expect(rollingProblems(sql)).toEqual([])
  })
})

describe('the version before would break on', () => {
  test.each([
    ['drop table orders;', /drops a table/],
    ['ALTER TABLE "orders" DROP COLUMN "note";', /drops a column/],
    ['drop type enum_orders_status;', /still uses/],
    ['alter table orders rename column note to remark;', /renames/],
    ['alter table orders rename to purchases;', /renames/],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE text;', /changes a type/],
    ['alter table orders alter column note type text;', /changes a type/],
    ['alter table orders alter column note set not null;', /refuses rows/],
    ['alter table orders alter column note drop default;', /default/],
    ['alter table orders add column a int, add column b int not null;', /adds b,/],
    ['alter table orders add constraint o_check check (total > 0);', /rule to orders/],
    ['CREATE UNIQUE INDEX "o_note" ON "orders" USING btree ("note");', /rule to orders/],
  ])('%s', (sql, reason) => {
    expect(rollingProblems(sql)).toEqual([expect.stringMatching(reason)])
  })
})

describe('since the first release', () => {
  const all = releases()
  const [latest] = all
  const released = latest ? migrationsOf(latest) : null

  test('a migration that was released is never changed or removed', () => {
    for (const [file, source] of released ?? [])
      expect(readFileSync(file, 'utf8'), file).toBe(source)
  })

  test('a new migration lets the version before run on, or takes away what no release uses', () => {
    const fresh = released
      ? globSync('src/migrations/2*.ts').filter((file) => !released.has(file))
      : [] // nothing has been released: the rule begins with the first tag
    for (const file of fresh) {
      const source = readFileSync(file, 'utf8')
      const unused = contractOf(source)
      if (unused) expect(all, `${file}: ${unused} has been released`).toContain(unused)
      else expect(rollingProblems(source), file).toEqual([])
    }
  })
})
