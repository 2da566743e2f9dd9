import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The list of leads: its search, whose text the database itself keeps, whoever writes a name; its
 * orders, each with an index
 * that has what Payload sorts by besides, so that counting reads no rows; how many leads stand at each step, kept as differences so that nobody
 * counts a million; how long each step takes; and files that were imported, which can be undone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function leads_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.first_name, new.last_name, new.email, new.company_name)) || ' ';
      return new;
    end $$;
    create trigger leads_search_text before insert or update on leads
      for each row execute function leads_search_text();
    update leads set search_text = null;
    create index leads_search_text_trgm on leads using gin (search_text gin_trgm_ops);
    create index leads_rank_id on leads (rank, id, created_at) where deleted_at is null;
    create index leads_converted_rank_id on leads (converted, rank, id, created_at)
      where deleted_at is null;
    create index leads_step_rank_id on leads (checkout_step, rank, id, created_at)
      where deleted_at is null;
    create index leads_converted_step_rank_id
      on leads (converted, checkout_step, rank, id, created_at) where deleted_at is null;
    create index leads_score on leads (score) where deleted_at is null;
    create index leads_total_amount_id on leads (total_amount, id, created_at)
      where deleted_at is null;
    create index leads_converted_total_amount_id on leads (converted, total_amount, id, created_at)
      where deleted_at is null;
    create index leads_created_at_id on leads (created_at, id) where deleted_at is null;
    create index leads_converted_created_at_id on leads (converted, created_at, id)
      where deleted_at is null;
    create index leads_to_call on leads (rank, id, time_zone)
      where deleted_at is null and not converted and phone is not null;
    create index leads_import_id on leads (import_id) where import_id is not null;
    create index lead_activities_steps on lead_activities (created_at) where kind = 'step';
    create index checkout_drafts_email on checkout_drafts ((answers ->> 'email'));

    create table lead_tallies (
      id bigint generated always as identity,
      step text not null,
      converted boolean not null,
      band text not null,
      amount integer not null
    );
    create function lead_band(score numeric) returns text immutable language sql as $$
      select case when score >= 80 then 'hot' when score >= 60 then 'warm'
        when score >= 40 then 'cool' else 'cold' end
    $$;
    create function tally_leads() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into lead_tallies (step, converted, band, amount)
          select checkout_step::text, converted, lead_band(score), count(*) from came
          where deleted_at is null group by 1, 2, 3;
      elsif tg_op = 'DELETE' then
        insert into lead_tallies (step, converted, band, amount)
          select checkout_step::text, converted, lead_band(score), -count(*) from went
          where deleted_at is null group by 1, 2, 3;
      else
        insert into lead_tallies (step, converted, band, amount)
          select step, converted, band, sum(amount) from (
            select checkout_step::text as step, converted, lead_band(score) as band, 1 as amount
              from came where deleted_at is null
            union all
            select checkout_step::text, converted, lead_band(score), -1
              from went where deleted_at is null
          ) changed group by 1, 2, 3 having sum(amount) <> 0;
      end if;
      return null;
    end $$;
    create trigger leads_tallied after insert on leads referencing new table as came
      for each statement execute function tally_leads();
    create trigger leads_untallied after delete on leads referencing old table as went
      for each statement execute function tally_leads();
    create trigger leads_retallied after update on leads
      referencing old table as went new table as came
      for each statement execute function tally_leads();
    insert into lead_tallies (step, converted, band, amount)
      select checkout_step::text, converted, lead_band(score), count(*) from leads
      where deleted_at is null group by 1, 2, 3;

    create table lead_step_times (
      step text primary key,
      seconds integer not null,
      measured integer not null,
      at timestamptz not null default now()
    );

    create table lead_imports (
      id uuid primary key default gen_random_uuid(),
      actor uuid,
      file_name text not null,
      added integer not null default 0,
      merged integer not null default 0,
      same integer not null default 0,
      refused integer not null default 0,
      consent jsonb,
      created_at timestamptz not null default now(),
      undone_at timestamptz
    );
    create index lead_imports_created_at on lead_imports (created_at);
    create table lead_import_changes (
      import uuid not null references lead_imports on delete cascade,
      lead uuid not null references leads on delete cascade,
      filled jsonb,
      primary key (import, lead)
    );
    create index lead_import_changes_lead on lead_import_changes (lead)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table lead_import_changes, lead_imports, lead_step_times;
    drop trigger leads_retallied on leads;
    drop trigger leads_untallied on leads;
    drop trigger leads_tallied on leads;
    drop function tally_leads;
    drop function lead_band;
    drop table lead_tallies;
    drop index checkout_drafts_email, lead_activities_steps, leads_import_id, leads_to_call,
      leads_converted_created_at_id, leads_created_at_id, leads_converted_total_amount_id,
      leads_total_amount_id, leads_score, leads_converted_step_rank_id, leads_step_rank_id, leads_converted_rank_id,
      leads_rank_id, leads_search_text_trgm;
    drop trigger leads_search_text on leads;
    drop function leads_search_text`)
}
