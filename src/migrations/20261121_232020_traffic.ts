import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where visitors, leads and orders come from, by the day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table visit_salts (
      day text primary key,
      salt text not null,
      made_at timestamptz not null default now()
    );
    create table lead_origins (
      lead_id uuid primary key references leads on delete cascade,
      country text,
      region text,
      page text,
      source text,
      campaign text
    );
    create table order_origins (
      order_id uuid primary key references orders on delete cascade,
      country text,
      region text,
      page text,
      source text,
      campaign text
    );
    create table traffic_visits (
      day text not null,
      dimension text not null,
      value text not null,
      visitors integer not null,
      views integer not null,
      primary key (dimension, day, value)
    );
    create table traffic_results (
      day text not null,
      dimension text not null,
      value text not null,
      leads integer not null,
      orders integer not null,
      ours_minor bigint not null,
      primary key (dimension, day, value)
    );
    create table chat_clicks (day text primary key, clicks integer not null);
    create table traffic_mark (taking bigint primary key);
    create table traffic_due (day text primary key);
    create index takings_day on takings (day)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index takings_day;
    drop table traffic_due, traffic_mark, chat_clicks, traffic_results, traffic_visits, order_origins, lead_origins, visit_salts`)
}
