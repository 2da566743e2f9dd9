import { type SQL, sql } from 'drizzle-orm'

import { ERASED_NAME } from '@/src/domain/privacy/erasure'

import { ordersOf, type Subject } from './subject'

/**
 * Takes the person out of their orders. Amounts, lines, receipt numbers and the company's name
 * stay, for the books; what was told for the filing goes.
 */
export function pseudonymiseOrders(subject: Subject): SQL[] {
  const { user, pseudonym } = subject
  const orders = ordersOf(subject)
  return [
    sql`delete from filings where user_id = ${user} or order_id in ${orders}`,
    sql`update orders_timeline set note = null where _parent_id in ${orders}`,
    sql`update webhook_events set payload = '{}'::jsonb where ref in
      (select gateway_ref from payments where order_id in ${orders})`,
    sql`update payments set card_brand = null, card_last4 = null, card_fingerprint = null, failure_message = null
      where order_id in ${orders}`,
    sql`update subscriptions set email = ${pseudonym}, cancel_reason = null,
        cancelled_at = case when status in ('active', 'past_due') then now() else cancelled_at end,
        ends_at = case when status in ('active', 'past_due') then renews_at else ends_at end,
        renewal_order_id = null,
        status = case when status in ('active', 'past_due') then 'cancelled' else status end
      where user_id = ${user} or order_id in ${orders}`,
    sql`update orders set status = 'cancelled'
      where user_id = ${user} and status = 'pending' and payment_status <> 'paid'`,
    sql`update orders set email = ${pseudonym}, first_name = ${ERASED_NAME.firstName},
        last_name = ${ERASED_NAME.lastName}, phone = null, company_purpose = null,
        address_line = null, address_city = null, address_state = null, address_zip_code = null,
        address_country = null, details_country = null, details_business_type = null,
        details_trademark_text = null, details_trademark_type = null,
        details_additional_info = null, notes = null, claim_token_hash = null, pass_hash = null,
        draft_id = null,
        updated_at = now()
      where user_id = ${user}`,
  ]
}
