import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sanctions lists that an operator loads, and what came of comparing names with them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table screening_lists (
      id uuid primary key default gen_random_uuid(),
      published_on text not null,
      hash text not null,
      names integer not null,
      loaded_by uuid,
      loaded_at timestamp with time zone not null default now()
    );
    create table screening_names (
      list uuid not null references screening_lists (id) on delete cascade,
      entry text not null,
      name text not null,
      primary_name text not null,
      kind text not null,
      programs text not null,
      details text not null,
      keys text[] not null
    );
    create index screening_names_keys on screening_names using gin (keys);
    create type enum_screenings_status as enum ('clear', 'hit', 'different', 'unclear', 'same');
    create table screenings (
      id uuid primary key default gen_random_uuid(),
      name varchar not null,
      role varchar not null,
      country varchar,
      order_id uuid references orders (id) on delete set null,
      link_id uuid references affiliate_links (id) on delete set null,
      status enum_screenings_status not null default 'clear',
      hits jsonb,
      list_published_on varchar,
      list_hash varchar,
      decided_by_id uuid references users (id) on delete set null,
      decided_at timestamp(3) with time zone,
      reason varchar,
      key varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index screenings_order_idx on screenings (order_id);
    create index screenings_link_idx on screenings (link_id);
    create index screenings_status_idx on screenings (status);
    create index screenings_decided_by_idx on screenings (decided_by_id);
    create unique index screenings_key_idx on screenings (key);
    create index screenings_updated_at_idx on screenings (updated_at);
    create index screenings_created_at_idx on screenings (created_at);
    alter table payload_locked_documents_rels add column screenings_id uuid;
    alter table payload_locked_documents_rels add constraint payload_locked_documents_rels_screenings_fk
      foreign key (screenings_id) references screenings (id) on delete cascade;
    create index payload_locked_documents_rels_screenings_id_idx on payload_locked_documents_rels (screenings_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column screenings_id;
    drop table screenings;
    drop type enum_screenings_status;
    drop table screening_names;
    drop table screening_lists`)
}
