import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The lists of the back-office: each view is read and counted from one index, without its rows. So
 * an index has what the view asks, the order of its rows, and what Payload sorts by besides.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index tickets_list_status on tickets (status, created_at, id) where deleted_at is null;
    create index tickets_list_waiting on tickets (waiting_for, waiting_since, id, created_at)
      where deleted_at is null;
    create index tickets_list_unassigned on tickets (waiting_since, id, created_at)
      where deleted_at is null and assignee_id is null and waiting_since is not null;
    create index compliance_tasks_list on compliance_tasks (due_date, id, created_at);
    create index compliance_tasks_list_completed
      on compliance_tasks (is_completed, due_date, id, created_at);
    create index compliance_tasks_list_kind on compliance_tasks (kind, due_date, id, created_at);
    create index audit_log_list_actor on audit_log (actor_email, created_at, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index audit_log_list_actor, compliance_tasks_list_kind, compliance_tasks_list_completed,
      compliance_tasks_list, tickets_list_unassigned, tickets_list_waiting, tickets_list_status`)
}
