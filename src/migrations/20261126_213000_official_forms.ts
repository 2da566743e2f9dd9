import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Blank official forms as staff load them. One of each form is in force; what was refused has no file. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table official_forms (
      id uuid primary key default gen_random_uuid(),
      form text not null,
      state text not null check (state in ('in_force', 'replaced', 'refused')),
      revision text not null,
      hash varchar(64) not null,
      file_name text not null,
      fields jsonb not null,
      reason text,
      notes text[] not null default '{}',
      file bytea,
      loaded_by uuid references users (id) on delete set null,
      loaded_at timestamptz not null default now(),
      check ((state = 'refused') = (file is null))
    );
    create unique index official_forms_in_force on official_forms (form) where state = 'in_force';
    create index official_forms_form_idx on official_forms (form, loaded_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table official_forms`)
}
