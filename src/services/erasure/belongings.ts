import { type SQL, sql } from 'drizzle-orm'

import { ordersOf, type Subject } from './subject'

/** What somebody has said to us: the tickets stay as figures, without a word of it. */
function silenceTickets(subject: Subject): SQL[] {
  const { user, email, verified, pseudonym } = subject
  const theirs = sql`(user_id = ${user} or order_id in ${ordersOf(subject)}
    or (${verified}::boolean and requester_email = ${email}))`
  return [
    sql`delete from ticket_messages where ticket_id in (select id from tickets where ${theirs})`,
    sql`update tickets set subject = 'Removed', message = 'Removed', admin_response = null,
        requester_name = null, requester_email = ${pseudonym}, status = 'closed',
        closed_at = coalesce(closed_at, now()), updated_at = now()
      where ${theirs}`,
  ]
}

/** What was gathered about somebody who might buy. */
function removeLeads({ user, email }: Subject): SQL[] {
  const leads = sql`(select id from leads where email = ${email})`
  return [
    sql`delete from lead_activities where lead_id in ${leads}`,
    sql`delete from followup_schedules
      where user_id = ${user} or email = ${email} or lead_id in ${leads}`,
    sql`delete from leads where email = ${email}`,
  ]
}

function closeAffiliate({ user }: Subject): SQL {
  return sql`update affiliate_links set is_active = false, payout_method = null,
      payout_name = null, payout_account_sealed = null, payout_account_last4 = null,
      code = 'ERASED_' || upper(substr(md5(gen_random_uuid()::text), 1, 10)), updated_at = now()
    where user_id = ${user}`
}

/** Removes, silences or closes all that hangs on an account besides its orders. */
export function removeBelongings(subject: Subject): SQL[] {
  const { user, email, verified } = subject
  const orders = ordersOf(subject)
  return [
    ...silenceTickets(subject),
    ...removeLeads(subject),
    closeAffiliate(subject),
    sql`delete from compliance_tasks where user_id = ${user} or order_id in ${orders}`,
    sql`delete from checkout_drafts where user_id = ${user} or order_id in ${orders}
      or (${verified}::boolean and answers->>'email' = ${email})`,
    sql`delete from emails where status <> 'sending' and (user_id = ${user} or order_id in ${orders}
      or ("to" = ${email} and (${verified}::boolean or status <> 'queued')))`,
    sql`insert into suppressions (id, email, reason, note, created_at, updated_at)
      values (gen_random_uuid(), ${email}, 'unsubscribed', 'The account was deleted', now(), now())
      on conflict (email) do nothing`,
  ]
}
