import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An order says whether the affiliate's browser placed it, and a commission why it is reviewed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_commissions_review_reason" as enum ('card', 'browser');
    alter table orders add column is_affiliate_browser boolean;
    alter table commissions add column review_reason "public"."enum_commissions_review_reason"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table orders drop column is_affiliate_browser;
    alter table commissions drop column review_reason;
    drop type "public"."enum_commissions_review_reason"`)
}
