import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Why a paper is void, who signs for the operator, what owners contribute, and a company's records. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_papers_void_cause" as enum ('changed', 'refunded', 'canceled', 'unsigned');
    alter table "papers" add column "void_cause" "enum_papers_void_cause";
    alter table "settings"
      add column "organizer_name" varchar,
      add column "organizer_title" varchar,
      add column "organizer_email" varchar,
      add column "agent_signer_name" varchar,
      add column "agent_signer_title" varchar,
      add column "agent_signer_email" varchar;
    alter table "_settings_v"
      add column "version_organizer_name" varchar,
      add column "version_organizer_title" varchar,
      add column "version_organizer_email" varchar,
      add column "version_agent_signer_name" varchar,
      add column "version_agent_signer_title" varchar,
      add column "version_agent_signer_email" varchar;
    alter table "filings_members"
      add column "contribution" varchar,
      add column "signs_by" varchar,
      add column "signs_by_title" varchar;
    alter table "filings" add column "partnership_representative" varchar;
    alter table "orders"
      add column "records_articles_name" varchar,
      add column "records_articles_address" varchar,
      add column "records_ein_letter_name" varchar,
      add column "records_ein_letter_address" varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table "orders"
      drop column "records_articles_name",
      drop column "records_articles_address",
      drop column "records_ein_letter_name",
      drop column "records_ein_letter_address";
    alter table "filings" drop column "partnership_representative";
    alter table "filings_members"
      drop column "contribution",
      drop column "signs_by",
      drop column "signs_by_title";
    alter table "_settings_v"
      drop column "version_organizer_name",
      drop column "version_organizer_title",
      drop column "version_organizer_email",
      drop column "version_agent_signer_name",
      drop column "version_agent_signer_title",
      drop column "version_agent_signer_email";
    alter table "settings"
      drop column "organizer_name",
      drop column "organizer_title",
      drop column "organizer_email",
      drop column "agent_signer_name",
      drop column "agent_signer_title",
      drop column "agent_signer_email";
    alter table "papers" drop column "void_cause";
    drop type "public"."enum_papers_void_cause"`)
}
