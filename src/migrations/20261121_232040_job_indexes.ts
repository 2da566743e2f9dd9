import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What jobs look for each minute or hour, among rows that are mostly long done. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index orders_clock_open on orders (clock_due_at)
      where clock_breached_at is null
        and clock_due_at < coalesce(clock_stopped_at, 'infinity'::timestamptz);
    create index emails_with_keys on emails (created_at) where keys_sealed is not null;
    create index refunds_settled_at on refunds (settled_at);
    create index leads_aging on leads (id) where deleted_at is null and score_recency > 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index leads_aging, refunds_settled_at, emails_with_keys, orders_clock_open`)
}
