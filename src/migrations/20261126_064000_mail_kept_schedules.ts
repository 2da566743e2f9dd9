import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A scheduled publication outlives the account that scheduled it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table content_schedules
      alter column author drop not null,
      drop constraint content_schedules_author_fkey,
      add constraint content_schedules_author_fkey
        foreign key (author) references users on delete set null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from content_schedules where author is null;
    alter table content_schedules
      alter column author set not null,
      drop constraint content_schedules_author_fkey,
      add constraint content_schedules_author_fkey
        foreign key (author) references users on delete cascade`)
}
