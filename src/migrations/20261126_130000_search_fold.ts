import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables with a search text; those of affiliates and commissions follow users. */
const SEARCHED = ['users', 'affiliate_links', 'leads', 'content_elements', 'orders', 'tickets']
const BATCH = 1000

/** Search texts without accents and with plain quotes: "lodz" finds "Łódź", "o'brien" finds "O’Brien". */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function search_fold(text) returns text immutable strict parallel safe language sql as $$
      select replace(replace(replace(replace(translate(
        lower(regexp_replace(normalize(replace($1, '´', ''''), NFKD), '[\\u0300-\\u036f]', '', 'g')),
        'łøđðħŧŋıς' || '\`‘’‚‛′ʻʼ' || '“”„‟«»' || '‐‒–—―−',
        'loddhtniσ' || repeat('''', 8) || repeat('"', 6) || repeat('-', 6)
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    $$;
    create or replace function users_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || search_fold(concat_ws(' ', new.first_name, new.last_name, new.email)) || ' ';
      return new;
    end $$;
    create or replace function affiliate_links_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || search_fold(concat_ws(' ', new.code, (
        select concat_ws(' ', first_name, last_name, email) from users where id = new.user_id
      ))) || ' ';
      return new;
    end $$;
    create or replace function leads_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || search_fold(
        concat_ws(' ', new.first_name, new.last_name, new.email, new.company_name)) || ' ';
      return new;
    end $$;
    create or replace function content_elements_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || search_fold(concat_ws(' ', new.element_label, new.selector,
        new.current_value, new.draft_value)) || ' ';
      return new;
    end $$;
    create function fold_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_fold(new.search_text);
      return new;
    end $$;
    create trigger orders_search_text before insert or update of search_text on orders
      for each row execute function fold_search_text();
    create trigger tickets_search_text before insert or update of search_text on tickets
      for each row execute function fold_search_text()`)
  for (const table of SEARCHED) {
    const name = sql.identifier(table)
    let last: unknown = '00000000-0000-0000-0000-000000000000'
    while (last) {
      // Plain texts differ in case alone, which a search ignores: most rows stay as they are.
      const { rows } = await db.execute(sql`
        with batch as (
          select id from ${name} where id > ${last} and search_text ~ '[^ -_a-~]' order by id limit ${BATCH}
        ), refreshed as (
          update ${name} set search_text = search_text where id in (select id from batch)
        )
        select max(id::text) as last from batch`)
      last = rows[0]?.last
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger tickets_search_text on tickets;
    drop trigger orders_search_text on orders;
    drop function fold_search_text;
    create or replace function users_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.first_name, new.last_name, new.email)) || ' ';
      return new;
    end $$;
    create or replace function affiliate_links_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.code, (
        select concat_ws(' ', first_name, last_name, email) from users where id = new.user_id
      ))) || ' ';
      return new;
    end $$;
    create or replace function leads_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.first_name, new.last_name, new.email, new.company_name)) || ' ';
      return new;
    end $$;
    create or replace function content_elements_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.element_label, new.selector,
        new.current_value, new.draft_value)) || ' ';
      return new;
    end $$;
    drop function search_fold`)
}
