import { type SQL, sql } from 'drizzle-orm'

import { STAFF_TEMPLATES } from '@/src/domain/mail/mail-templates'

import { ordersOf, type Subject, ticketsOf } from './subject'

/** What somebody has said to us: the tickets stay as figures, without a word of it. */
function silenceTickets(subject: Subject): SQL[] {
  const theirs = sql`id in ${ticketsOf(subject)}`
  return [
    sql`delete from ticket_messages where ticket_id in ${ticketsOf(subject)}`,
    sql`update tickets set subject = 'Removed', message = 'Removed', admin_response = null,
        requester_name = null, requester_email = ${subject.pseudonym}, status = 'closed',
        closed_at = coalesce(closed_at, now()), updated_at = now()
      where ${theirs}`,
  ]
}

/**
 * The mails to somebody, and those that told staff of them. One to an address that is not known to
 * be theirs may be somebody else's, who still waits for it.
 */
function removeMails(subject: Subject): SQL {
  const { user, email, verified } = subject
  const toStaff = sql.join(
    STAFF_TEMPLATES.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`delete from emails where user_id = ${user} or order_id in ${ordersOf(subject)}
    or ticket_id in ${ticketsOf(subject)}
    or ("to" = ${email} and (${verified}::boolean or status not in ('queued', 'sending')))
    or (${verified}::boolean and template in (${toStaff})
      and strpos(lower(subject || html || text), ${email}) > 0)`
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
    removeMails(subject), // before the questions that say whose they are lose their address
    ...silenceTickets(subject),
    ...removeLeads(subject),
    closeAffiliate(subject),
    sql`delete from compliance_tasks where user_id = ${user} or order_id in ${orders}`,
    sql`delete from checkout_drafts where user_id = ${user} or order_id in ${orders}
      or (${verified}::boolean and answers->>'email' = ${email})`,
    sql`insert into suppressions (id, email, reason, note, created_at, updated_at)
      values (gen_random_uuid(), ${email}, 'unsubscribed', 'The account was deleted', now(), now())
      on conflict (email) do nothing`,
  ]
}
