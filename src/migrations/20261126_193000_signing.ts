import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Signing: a chain of events that is only ever added to, what they tell of people apart from it, mailed
 * links, pages that were opened, scans, and the keys that seal. As with the audit log, nobody changes or
 * empties the chain, the owner of the tables included. What it tells of a person goes through
 * `erase_signing_facts` alone, and the chain verifies without.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table signing_events (
      position bigint primary key check (position > 0),
      kind text not null,
      paper uuid not null,
      signer text,
      file varchar(64),
      at text not null,
      previous varchar(64) not null unique,
      leaf varchar(64) not null,
      hash varchar(64) not null unique
    );
    create index signing_events_paper_idx on signing_events (paper);
    create index signing_events_file_idx on signing_events (file) where file is not null;

    create table signing_facts (
      position bigint primary key references signing_events (position),
      salt varchar(64) not null,
      facts text not null
    );

    create table signing_links (
      id uuid primary key default gen_random_uuid(),
      paper uuid not null references papers (id) on delete cascade,
      signer text not null,
      purpose text not null,
      token_hash varchar(64) not null unique,
      session_hash varchar(64) unique,
      expires_at timestamptz not null,
      opened_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index signing_links_paper_idx on signing_links (paper, signer);

    create table signing_reads (
      paper uuid not null references papers (id) on delete cascade,
      signer text not null,
      page integer not null,
      at timestamptz not null default now(),
      primary key (paper, signer, page)
    );

    create table signing_keys (
      id uuid primary key default gen_random_uuid(),
      key_sealed text not null,
      certificate text not null,
      made_at timestamptz not null default now()
    );

    create table signing_scans (
      id uuid primary key default gen_random_uuid(),
      paper uuid not null references papers (id) on delete cascade,
      document uuid not null references documents (id) on delete cascade,
      state text not null,
      reason text,
      original text,
      decided_by uuid references users (id) on delete set null,
      decided_at timestamptz,
      sent_at timestamptz not null default now()
    );
    create index signing_scans_paper_idx on signing_scans (paper);

    create function guard_signing() returns trigger language plpgsql as $guard$
    begin
      if tg_op = 'DELETE' and tg_table_name = 'signing_facts'
        and current_setting('signing.erasing', true) = txid_current()::text then
        return old;
      end if;
      raise exception 'The signing chain is append-only: % refused', tg_op
        using errcode = 'insufficient_privilege';
    end $guard$;

    create trigger signing_events_append_only before update or delete on signing_events
      for each row execute function guard_signing();
    create trigger signing_events_never_empty before truncate on signing_events
      for each statement execute function guard_signing();
    create trigger signing_facts_append_only before update or delete on signing_facts
      for each row execute function guard_signing();
    create trigger signing_facts_never_empty before truncate on signing_facts
      for each statement execute function guard_signing();
    alter table signing_events enable always trigger signing_events_append_only;
    alter table signing_events enable always trigger signing_events_never_empty;
    alter table signing_facts enable always trigger signing_facts_append_only;
    alter table signing_facts enable always trigger signing_facts_never_empty;

    create function erase_signing_facts(positions bigint[]) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $erase$
    declare
      erased integer;
    begin
      perform set_config('signing.erasing', txid_current()::text, true);
      delete from public.signing_facts where position = any(positions);
      get diagnostics erased = row_count;
      perform set_config('signing.erasing', '', true);
      return erased;
    end $erase$;
    revoke execute on function erase_signing_facts(bigint[]) from public`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function erase_signing_facts;
    drop table signing_scans, signing_keys, signing_reads, signing_links, signing_facts, signing_events;
    drop function guard_signing`)
}
