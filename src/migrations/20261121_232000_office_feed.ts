import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the back-office counts tells the web processes when it changes: the area alone. Once for a
 * statement, and once for a transaction, which PostgreSQL sees to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function tell_office() returns trigger language plpgsql as $$
    begin
      perform pg_notify('office', tg_argv[0]);
      return null;
    end $$;
    create trigger tell_office after insert or update or delete on orders
      for each statement execute function tell_office('orders');
    create trigger tell_office after insert or update or delete on tickets
      for each statement execute function tell_office('tickets');
    create trigger tell_office after insert or update or delete on payments
      for each statement execute function tell_office('payments');
    create trigger tell_office after insert or update or delete on commissions
      for each statement execute function tell_office('commissions');
    create trigger tell_office after insert or update or delete on states
      for each statement execute function tell_office('states')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function tell_office() cascade`)
}
