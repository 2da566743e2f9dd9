import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What became of each row of a bulk change, written with the change of that row. It takes the place of
 * `bulk_runs.failures` and `bulk_runs.undos`, which the version before still writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bulk_run_rows (
      run uuid not null references bulk_runs (id) on delete cascade,
      row_id uuid not null,
      undo jsonb,
      failure text,
      primary key (run, row_id)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table bulk_run_rows`)
}
