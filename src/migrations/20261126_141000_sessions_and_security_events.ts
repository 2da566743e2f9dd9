import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How long a sign-in lasts is a setting, and security events have a table of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table private_settings add column sessions_staff_hours numeric default 12;
    alter table private_settings add column sessions_staff_idle_minutes numeric default 45;
    alter table private_settings add column sessions_customer_days numeric default 30;
    alter table private_settings add column sessions_customer_idle_days numeric default 7;
    create table factor_resets (
      user_id uuid primary key references users (id) on delete cascade,
      asked_by uuid not null,
      asked_at timestamptz not null
    );
    create type "public"."enum_security_events_outcome" as enum ('ok', 'refused');
    create table security_events (
      id uuid primary key default gen_random_uuid() not null,
      event varchar not null,
      outcome "public"."enum_security_events_outcome" not null,
      person varchar,
      email varchar,
      network varchar,
      path varchar,
      request_id varchar,
      detail varchar,
      times numeric default 1 not null,
      bucket varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index security_events_person_idx on security_events using btree (person);
    create index security_events_email_idx on security_events using btree (email);
    create index security_events_network_idx on security_events using btree (network);
    create unique index security_events_bucket_idx on security_events using btree (bucket);
    create index security_events_updated_at_idx on security_events using btree (updated_at);
    create index security_events_created_at_idx on security_events using btree (created_at);
    create index "event_createdAt_idx" on security_events using btree (event, created_at);
    create index "outcome_createdAt_idx" on security_events using btree (outcome, created_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table security_events;
    drop table factor_resets;
    drop type "public"."enum_security_events_outcome";
    alter table private_settings drop column sessions_staff_hours;
    alter table private_settings drop column sessions_staff_idle_minutes;
    alter table private_settings drop column sessions_customer_days;
    alter table private_settings drop column sessions_customer_idle_days`)
}
