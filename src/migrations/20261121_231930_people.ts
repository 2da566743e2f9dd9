import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The second factor and looking through a customer's eyes, in tables that are no collections; and
 * the search of people, whose text the database itself keeps, whoever writes their name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table totp_factors (
      user_id uuid primary key references users on delete cascade,
      sealed text,
      since timestamptz,
      last_step bigint not null default 0,
      pending_sealed text,
      pending_until timestamptz
    );
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash varchar(64) not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      credential text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id);
    create table passkey_challenges (
      challenge varchar(100) primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null,
      expires_at timestamptz not null
    );
    create index passkey_challenges_user on passkey_challenges (user_id);
    create table second_steps (
      token_hash varchar(64) primary key,
      user_id uuid not null references users on delete cascade,
      password_hash varchar(64) not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index second_steps_user on second_steps (user_id);
    create table recent_factors (
      session varchar(64) primary key,
      user_id uuid not null references users on delete cascade,
      shown_at timestamptz not null
    );
    create index recent_factors_user on recent_factors (user_id);
    create table viewings (
      id uuid primary key default gen_random_uuid(),
      token_hash varchar(64) not null unique,
      staff_id uuid not null references users on delete cascade,
      session varchar(64) not null,
      customer_id uuid not null references users on delete cascade,
      reason text not null,
      ends_at timestamptz not null
    );
    create index viewings_staff on viewings (staff_id);
    create index viewings_customer on viewings (customer_id);
    create function users_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.first_name, new.last_name, new.email)) || ' ';
      return new;
    end $$;
    create trigger users_search_text before insert or update on users
      for each row execute function users_search_text();
    update users set search_text = null;
    create index users_search_text_trgm on users using gin (search_text gin_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index users_search_text_trgm;
    drop trigger users_search_text on users;
    drop function users_search_text;
    drop table viewings, recent_factors, second_steps, passkey_challenges, passkeys, recovery_codes, totp_factors`)
}
