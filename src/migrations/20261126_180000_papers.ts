import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Papers that we make of a customer's answers, and the clauses that customers chose for them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_papers_state as enum ('ready', 'signing', 'signed', 'void');
    create type enum_papers_signature as enum ('none', 'electronic', 'ink', 'witnessed');
    create table papers (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders (id) on delete set null,
      user_id uuid references users (id) on delete set null,
      service varchar not null,
      kind varchar not null,
      title varchar not null,
      template numeric not null,
      state enum_papers_state not null default 'ready',
      signature enum_papers_signature not null default 'none',
      signers jsonb,
      answers_hash varchar not null,
      sha256 varchar not null,
      pages numeric not null,
      values_checked numeric,
      document_id uuid references documents (id) on delete set null,
      replaces_id uuid references papers (id) on delete set null,
      voided_at timestamp(3) with time zone,
      void_reason varchar,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index papers_order_idx on papers (order_id);
    create index papers_user_idx on papers (user_id);
    create index papers_state_idx on papers (state);
    create index papers_signature_idx on papers (signature);
    create index papers_document_idx on papers (document_id);
    create index papers_replaces_idx on papers (replaces_id);
    create index papers_updated_at_idx on papers (updated_at);
    create index papers_created_at_idx on papers (created_at);
    create unique index papers_in_force on papers (order_id, service, kind) where state <> 'void';
    alter table payload_locked_documents_rels add column papers_id uuid;
    alter table payload_locked_documents_rels add constraint payload_locked_documents_rels_papers_fk
      foreign key (papers_id) references papers (id) on delete cascade;
    create index payload_locked_documents_rels_papers_id_idx on payload_locked_documents_rels (papers_id);
    create table paper_choices (
      order_id uuid primary key references orders (id) on delete cascade,
      choices jsonb not null,
      chosen_by uuid references users (id) on delete set null,
      chosen_at timestamp with time zone not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table paper_choices;
    alter table payload_locked_documents_rels drop column papers_id;
    drop table papers;
    drop type enum_papers_signature;
    drop type enum_papers_state`)
}
