import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The application may not change the audit log itself: erasing a person goes by the owner's function. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter function redact_audit_log(jsonb, uuid, text, text)
      security definer set search_path = public, pg_temp;
    revoke execute on function redact_audit_log(jsonb, uuid, text, text) from public`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter function redact_audit_log(jsonb, uuid, text, text) security invoker reset search_path;
    grant execute on function redact_audit_log(jsonb, uuid, text, text) to public`)
}
