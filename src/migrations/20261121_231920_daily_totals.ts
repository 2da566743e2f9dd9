import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the dashboard counts. Triggers append a difference, or note that the takings of an order are
 * to be booked, in the transaction that causes it: always a row of its own, so that no sale waits
 * for another. A job folds them into the days of the business. Bulk changes are summed by quarters
 * of an hour, as every zone's midnight is at one. And what long lists are
 * searched by.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table total_differences (
      id bigint generated always as identity primary key,
      name text not null,
      at timestamptz not null,
      amount integer not null
    );
    create table takings_to_book (
      id bigint generated always as identity primary key,
      order_id uuid not null
    );
    create table takings (
      id bigint generated always as identity primary key,
      order_id uuid not null,
      day text not null,
      ours_minor bigint not null,
      fees_minor bigint not null,
      booked_at timestamptz not null default now()
    );
    create index takings_order_id on takings (order_id);
    create table daily_totals (
      day text primary key,
      users bigint not null default 0,
      orders bigint not null default 0,
      leads bigint not null default 0,
      tickets bigint not null default 0,
      ours_minor bigint not null default 0,
      fees_minor bigint not null default 0
    );
    create table total_checks (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      zone text not null,
      wrong jsonb not null
    );

    create function count_rows() returns trigger language plpgsql as $count$
    begin
      if tg_op = 'INSERT' then
        insert into total_differences (name, at, amount)
          select tg_argv[0], date_bin('15 minutes', created_at, 'epoch') as quarter, count(*)
          from changed group by quarter;
      else
        insert into total_differences (name, at, amount)
          select tg_argv[0], date_bin('15 minutes', created_at, 'epoch') as quarter, -count(*)
          from changed group by quarter;
      end if;
      return null;
    end $count$;

    create function recount_row() returns trigger language plpgsql as $recount$
    begin
      insert into total_differences (name, at, amount)
        values (tg_argv[0], old.created_at, -1), (tg_argv[0], new.created_at, 1);
      return null;
    end $recount$;

    create function book_order() returns trigger language plpgsql as $book$
    begin
      insert into takings_to_book (order_id) values (coalesce(new.id, old.id));
      return null;
    end $book$;

    create function book_order_of() returns trigger language plpgsql as $book$
    begin
      insert into takings_to_book (order_id)
        select distinct one from unnest(array[old.order_id, new.order_id]) as one where one is not null;
      return null;
    end $book$;

    create function book_orders_of_lines() returns trigger language plpgsql as $book$
    begin
      insert into takings_to_book (order_id)
        select distinct orders.id from changed join orders on orders.id = changed._parent_id
        where orders.payment_status in ('paid', 'refunded');
      return null;
    end $book$;

    create trigger users_counted after insert on users referencing new table as changed
      for each statement execute function count_rows('users');
    create trigger users_uncounted after delete on users referencing old table as changed
      for each statement execute function count_rows('users');
    create trigger users_recounted after update of created_at on users for each row
      when (old.created_at is distinct from new.created_at) execute function recount_row('users');

    create trigger orders_counted after insert on orders referencing new table as changed
      for each statement execute function count_rows('orders');
    create trigger orders_uncounted after delete on orders referencing old table as changed
      for each statement execute function count_rows('orders');
    create trigger orders_recounted after update of created_at on orders for each row
      when (old.created_at is distinct from new.created_at) execute function recount_row('orders');

    create trigger leads_counted after insert on leads referencing new table as changed
      for each statement execute function count_rows('leads');
    create trigger leads_uncounted after delete on leads referencing old table as changed
      for each statement execute function count_rows('leads');
    create trigger leads_recounted after update of created_at on leads for each row
      when (old.created_at is distinct from new.created_at) execute function recount_row('leads');

    create trigger tickets_counted after insert on tickets referencing new table as changed
      for each statement execute function count_rows('tickets');
    create trigger tickets_uncounted after delete on tickets referencing old table as changed
      for each statement execute function count_rows('tickets');
    create trigger tickets_recounted after update of created_at on tickets for each row
      when (old.created_at is distinct from new.created_at) execute function recount_row('tickets');

    create trigger orders_booked after insert on orders for each row
      when (new.payment_status in ('paid', 'refunded')) execute function book_order();
    create trigger orders_rebooked after update on orders for each row
      when (old.payment_status is distinct from new.payment_status
        or old.paid_at is distinct from new.paid_at
        or old.created_at is distinct from new.created_at) execute function book_order();
    create trigger orders_unbooked after delete on orders for each row
      when (old.payment_status in ('paid', 'refunded')) execute function book_order();

    create trigger lines_booked after insert on orders_lines referencing new table as changed
      for each statement execute function book_orders_of_lines();
    create trigger lines_rebooked after update on orders_lines referencing new table as changed
      for each statement execute function book_orders_of_lines();
    create trigger lines_unbooked after delete on orders_lines referencing old table as changed
      for each statement execute function book_orders_of_lines();

    create trigger payments_booked after insert on payments for each row
      when (new.status in ('succeeded', 'refunded')) execute function book_order_of();
    create trigger payments_rebooked after update on payments for each row
      when (old.status is distinct from new.status or old.mode is distinct from new.mode
        or old.sandbox is distinct from new.sandbox or old.order_id is distinct from new.order_id
        or old.is_duplicate is distinct from new.is_duplicate) execute function book_order_of();
    create trigger payments_unbooked after delete on payments for each row
      when (old.status in ('succeeded', 'refunded')) execute function book_order_of();

    create trigger refunds_booked after insert on refunds for each row
      when (new.status = 'succeeded') execute function book_order_of();
    create trigger refunds_rebooked after update on refunds for each row
      when (old.status = 'succeeded' or new.status = 'succeeded') execute function book_order_of();
    create trigger refunds_unbooked after delete on refunds for each row
      when (old.status = 'succeeded') execute function book_order_of();

    create index emails_to_trgm on emails using gin ("to" gin_trgm_ops);
    create index emails_subject_trgm on emails using gin (subject gin_trgm_ops);
    create index emails_not_out on emails (created_at, id)
      where status in ('queued', 'sending', 'held');
    create index emails_failed on emails (created_at, id) where status = 'failed';
    create index audit_log_entity on audit_log (entity, created_at, id);
    create index webhook_events_last on webhook_events (gateway, created_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index audit_log_entity, webhook_events_last, emails_failed, emails_not_out, emails_subject_trgm, emails_to_trgm;
    drop function count_rows, recount_row, book_order, book_order_of, book_orders_of_lines cascade;
    drop table total_checks, daily_totals, takings, takings_to_book, total_differences`)
}
