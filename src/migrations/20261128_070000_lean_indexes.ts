import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Fewer indexes, as `src/fields/lean-indexes.ts` has it; those of columns that few orders have hold those alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index if exists account_tokens_user_idx, affiliate_clicks_link_idx, campaign_recipients_campaign_idx,
      commissions_link_idx, commissions_status_idx, compliance_tasks_user_idx,
      consents_email_idx, content_elements_page_idx, documents_user_idx,
      followup_schedules_campaign_idx, followup_schedules_status_idx,
      job_applications_opening_idx, job_applications_stage_idx, lead_activities_lead_idx,
      mail_events_to_idx, orders_affiliate_link_idx, orders_assignee_idx,
      orders_clock_clock_breached_at_idx, orders_company_name_idx, orders_formed_on_idx,
      orders_kind_idx, orders_offer_idx, orders_offer_person_idx, orders_parent_idx,
      orders_payment_status_idx, orders_refund_requested_at_idx, orders_refund_task_idx,
      orders_service_type_idx, orders_status_idx, orders_subscription_idx, payments_gateway_idx,
      payments_status_idx, service_details_order_idx, subscriptions_status_idx,
      suppressions_email_idx, ticket_messages_ticket_idx, tickets_assignee_idx, users_role_idx,
      webhook_events_gateway_idx, whatsapp_messages_direction_idx;
    create index orders_affiliate_link_set on orders (affiliate_link_id) where affiliate_link_id is not null;
    create index orders_formed_on_set on orders (formed_on) where formed_on is not null;
    create index orders_offer_set on orders (offer_id) where offer_id is not null;
    create index orders_offer_person_set on orders (offer_person) where offer_person is not null;
    create index orders_parent_set on orders (parent_id) where parent_id is not null;
    create index orders_refund_task_set on orders (refund_task_id) where refund_task_id is not null;
    create index orders_subscription_set on orders (subscription_id) where subscription_id is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_affiliate_link_set, orders_formed_on_set, orders_offer_set, orders_offer_person_set,
      orders_parent_set, orders_refund_task_set, orders_subscription_set;
    create index account_tokens_user_idx on account_tokens (user_id);
    create index affiliate_clicks_link_idx on affiliate_clicks (link_id);
    create index campaign_recipients_campaign_idx on campaign_recipients (campaign_id);
    create index commissions_link_idx on commissions (link_id);
    create index commissions_status_idx on commissions (status);
    create index compliance_tasks_user_idx on compliance_tasks (user_id);
    create index consents_email_idx on consents (email);
    create index content_elements_page_idx on content_elements (page);
    create index documents_user_idx on documents (user_id);
    create index followup_schedules_campaign_idx on followup_schedules (campaign_id);
    create index followup_schedules_status_idx on followup_schedules (status);
    create index job_applications_opening_idx on job_applications (opening_id);
    create index job_applications_stage_idx on job_applications (stage);
    create index lead_activities_lead_idx on lead_activities (lead_id);
    create index mail_events_to_idx on mail_events ("to");
    create index orders_affiliate_link_idx on orders (affiliate_link_id);
    create index orders_assignee_idx on orders (assignee_id);
    create index orders_clock_clock_breached_at_idx on orders (clock_breached_at);
    create index orders_company_name_idx on orders (company_name);
    create index orders_formed_on_idx on orders (formed_on);
    create index orders_kind_idx on orders (kind);
    create index orders_offer_idx on orders (offer_id);
    create index orders_offer_person_idx on orders (offer_person);
    create index orders_parent_idx on orders (parent_id);
    create index orders_payment_status_idx on orders (payment_status);
    create index orders_refund_requested_at_idx on orders (refund_requested_at);
    create index orders_refund_task_idx on orders (refund_task_id);
    create index orders_service_type_idx on orders (service_type);
    create index orders_status_idx on orders (status);
    create index orders_subscription_idx on orders (subscription_id);
    create index payments_gateway_idx on payments (gateway);
    create index payments_status_idx on payments (status);
    create index service_details_order_idx on service_details (order_id);
    create index subscriptions_status_idx on subscriptions (status);
    create index suppressions_email_idx on suppressions (email);
    create index ticket_messages_ticket_idx on ticket_messages (ticket_id);
    create index tickets_assignee_idx on tickets (assignee_id);
    create index users_role_idx on users (role);
    create index webhook_events_gateway_idx on webhook_events (gateway);
    create index whatsapp_messages_direction_idx on whatsapp_messages (direction);
  `)
}
