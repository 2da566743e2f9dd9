import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An order is in each queue in which one of its services is. Open orders are queued again on the next start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders
      add column in_to_deliver boolean default false,
      add column in_waiting boolean default false,
      add column in_submitted boolean default false;
    create index "inToDeliver_queueAt_idx" on orders (in_to_deliver, queue_at);
    create index "inWaiting_queueAt_idx" on orders (in_waiting, queue_at);
    create index "inSubmitted_queueAt_idx" on orders (in_submitted, queue_at);
    update orders set queue_at = null where queue in ('to_file', 'waiting', 'submitted', 'to_deliver')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table orders drop column in_to_deliver, drop column in_waiting, drop column in_submitted`)
}
