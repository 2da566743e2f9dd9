import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the operator confirms of licenses, persons and contracts before something is sold. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_confirmations_need as enum (
      'trademark_attorney', 'south_carolina_attorney', 'acceptance_agent', 'mail_agency',
      'paper_review', 'california_preparer', 'arizona_preparer', 'nevada_preparer',
      'north_carolina_documents', 'sanctioned_places'
    );
    create table confirmations (
      id uuid primary key default gen_random_uuid(),
      need enum_confirmations_need not null,
      is_on boolean not null default false,
      name varchar,
      number varchar,
      jurisdiction varchar,
      confirmed_on varchar,
      expires_on varchar,
      evidence_id uuid references evidence (id) on delete set null,
      note varchar,
      by_id uuid references users (id) on delete set null,
      reminded_at timestamp(3) with time zone,
      ended_at timestamp(3) with time zone,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index confirmations_need_idx on confirmations (need);
    create index confirmations_is_on_idx on confirmations (is_on);
    create index confirmations_evidence_idx on confirmations (evidence_id);
    create index confirmations_by_idx on confirmations (by_id);
    create index confirmations_updated_at_idx on confirmations (updated_at);
    create index confirmations_created_at_idx on confirmations (created_at);
    alter table payload_locked_documents_rels add column confirmations_id uuid;
    alter table payload_locked_documents_rels add constraint payload_locked_documents_rels_confirmations_fk
      foreign key (confirmations_id) references confirmations (id) on delete cascade;
    create index payload_locked_documents_rels_confirmations_id_idx on payload_locked_documents_rels (confirmations_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column confirmations_id;
    drop table confirmations;
    drop type enum_confirmations_need`)
}
