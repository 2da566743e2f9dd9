import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nobody changes or empties the audit log, the owner of the tables included. Two things may: the
 * erasure of a person, through `redact_audit_log`, which leaves an entry of its own and touches no
 * other column; and a foreign key, which lets go of an account that was deleted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function guard_audit_log() returns trigger language plpgsql as $guard$
    begin
      if tg_op = 'UPDATE' then
        if pg_trigger_depth() > 1 and new.actor_id is null
          and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then
          return new;
        end if;
        if current_setting('audit_log.redacting', true) = txid_current()::text
          and to_jsonb(new) - array['before', 'after', 'actor_email', 'ip']
            = to_jsonb(old) - array['before', 'after', 'actor_email', 'ip'] then
          return new;
        end if;
      end if;
      raise exception 'The audit log is append-only: % refused', tg_op
        using errcode = 'insufficient_privilege';
    end $guard$;

    create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function guard_audit_log();
    create trigger audit_log_never_empty before truncate on audit_log
      for each statement execute function guard_audit_log();
    alter table audit_log enable always trigger audit_log_append_only;
    alter table audit_log enable always trigger audit_log_never_empty;

    create function redact_audit_log(entries jsonb, person uuid, address text, pseudonym text)
      returns integer language plpgsql as $redact$
    declare
      told integer;
      acted integer;
    begin
      perform set_config('audit_log.redacting', txid_current()::text, true);
      update audit_log set before = entry.before, after = entry.after
        from jsonb_to_recordset(entries) as entry(id uuid, before jsonb, after jsonb)
        where audit_log.id = entry.id;
      get diagnostics told = row_count;
      update audit_log set actor_email = pseudonym, ip = null
        where actor_id = person or actor_email = address;
      get diagnostics acted = row_count;
      perform set_config('audit_log.redacting', '', true);
      insert into audit_log (action, area, entity, document_id, before, after)
        values ('redact', 'users', 'auditLog', person::text, '{}',
          jsonb_build_object('entriesAboutThem', told, 'entriesByThem', acted));
      return told + acted;
    end $redact$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function redact_audit_log;
    drop trigger audit_log_append_only on audit_log;
    drop trigger audit_log_never_empty on audit_log;
    drop function guard_audit_log`)
}
