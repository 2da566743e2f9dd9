import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_permission_grants" AS ENUM('view_dashboard', 'manage_dashboard', 'view_analytics', 'manage_analytics', 'view_users', 'manage_users', 'view_orders', 'manage_orders', 'view_leads', 'manage_leads', 'view_packages', 'manage_packages', 'view_addons', 'manage_addons', 'view_offers', 'manage_offers', 'view_states', 'manage_states', 'view_checkout_packages', 'manage_checkout_packages', 'view_support', 'manage_support', 'view_compliance', 'manage_compliance', 'view_email', 'manage_email', 'view_followups', 'manage_followups', 'view_affiliates', 'manage_affiliates', 'view_geo', 'manage_geo', 'view_payments', 'manage_payments', 'view_content', 'manage_content', 'view_publishing', 'manage_publishing', 'view_bulk_content', 'manage_bulk_content', 'view_seo', 'manage_seo', 'view_careers', 'manage_careers', 'view_branding', 'manage_branding', 'view_settings', 'manage_settings');
  CREATE TYPE "public"."enum_users_permission_denials" AS ENUM('view_dashboard', 'manage_dashboard', 'view_analytics', 'manage_analytics', 'view_users', 'manage_users', 'view_orders', 'manage_orders', 'view_leads', 'manage_leads', 'view_packages', 'manage_packages', 'view_addons', 'manage_addons', 'view_offers', 'manage_offers', 'view_states', 'manage_states', 'view_checkout_packages', 'manage_checkout_packages', 'view_support', 'manage_support', 'view_compliance', 'manage_compliance', 'view_email', 'manage_email', 'view_followups', 'manage_followups', 'view_affiliates', 'manage_affiliates', 'view_geo', 'manage_geo', 'view_payments', 'manage_payments', 'view_content', 'manage_content', 'view_publishing', 'manage_publishing', 'view_bulk_content', 'manage_bulk_content', 'view_seo', 'manage_seo', 'view_careers', 'manage_careers', 'view_branding', 'manage_branding', 'view_settings', 'manage_settings');
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'sub_admin', 'admin');
  CREATE TYPE "public"."enum_orders_timeline_service" AS ENUM('llc', 'ein', 'itin', 'bookkeeping', 'trademark', 'registered_agent');
  CREATE TYPE "public"."enum_orders_timeline_stage" AS ENUM('received', 'paid', 'waiting_for_you', 'answered', 'in_review', 'reviewed', 'searched', 'submitted', 'examined', 'published', 'appointed', 'approved', 'rejected', 'delivered', 'completed', 'cancelled', 'refunded', 'partly_refunded', 'reopened');
  CREATE TYPE "public"."enum_orders_clock_pauses_reason" AS ENUM('waiting_for_customer');
  CREATE TYPE "public"."enum_orders_lines_kind" AS ENUM('service', 'state_fee', 'add_on', 'discount');
  CREATE TYPE "public"."enum_orders_lines_billing" AS ENUM('once', 'monthly', 'annual');
  CREATE TYPE "public"."enum_orders_lines_service" AS ENUM('llc', 'ein', 'itin', 'bookkeeping', 'trademark', 'registered_agent');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'processing', 'completed', 'cancelled');
  CREATE TYPE "public"."enum_orders_payment_status" AS ENUM('pending', 'paid', 'failed', 'refunded');
  CREATE TYPE "public"."enum_orders_company_type" AS ENUM('llc', 'corporation', 'partnership');
  CREATE TYPE "public"."enum_orders_queue" AS ENUM('unpaid', 'to_file', 'waiting', 'submitted', 'to_deliver', 'delivered', 'closed');
  CREATE TYPE "public"."enum_orders_service_type" AS ENUM('llc', 'ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_orders_kind" AS ENUM('purchase', 'extra', 'renewal');
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('stripe', 'razorpay', 'paypal');
  CREATE TYPE "public"."enum_subscriptions_billing" AS ENUM('monthly', 'annual');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('active', 'past_due', 'cancelled', 'lapsed');
  CREATE TYPE "public"."enum_filings_members_kind" AS ENUM('person', 'company');
  CREATE TYPE "public"."enum_filings_management" AS ENUM('member', 'manager');
  CREATE TYPE "public"."enum_filings_registered_agent_kind" AS ENUM('ours', 'own');
  CREATE TYPE "public"."enum_filings_responsible_party_tax_id_kind" AS ENUM('ssn', 'itin', 'foreign');
  CREATE TYPE "public"."enum_service_details_service" AS ENUM('ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_packages_tier" AS ENUM('starter', 'standard', 'premium');
  CREATE TYPE "public"."enum__packages_v_version_tier" AS ENUM('starter', 'standard', 'premium');
  CREATE TYPE "public"."enum_addons_category" AS ENUM('service', 'document', 'compliance', 'legal');
  CREATE TYPE "public"."enum_addons_code" AS ENUM('llc_formation', 'registered_agent', 'business_address', 'ein', 'operating_agreement', 'annual_report');
  CREATE TYPE "public"."enum__addons_v_version_category" AS ENUM('service', 'document', 'compliance', 'legal');
  CREATE TYPE "public"."enum__addons_v_version_code" AS ENUM('llc_formation', 'registered_agent', 'business_address', 'ein', 'operating_agreement', 'annual_report');
  CREATE TYPE "public"."enum_offers_kind" AS ENUM('amount', 'percent');
  CREATE TYPE "public"."enum_offers_applies_to" AS ENUM('named', 'all');
  CREATE TYPE "public"."enum__offers_v_version_kind" AS ENUM('amount', 'percent');
  CREATE TYPE "public"."enum__offers_v_version_applies_to" AS ENUM('named', 'all');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('open', 'in_progress', 'closed');
  CREATE TYPE "public"."enum_tickets_topic" AS ENUM('llc-formation', 'order-status', 'billing', 'documents', 'compliance', 'refund', 'other');
  CREATE TYPE "public"."enum_tickets_waiting_for" AS ENUM('us', 'them');
  CREATE TYPE "public"."enum_ticket_messages_author_kind" AS ENUM('customer', 'staff', 'system');
  CREATE TYPE "public"."enum_documents_type" AS ENUM('articles', 'ein', 'operating_agreement', 'certificate', 'identity', 'mark_drawing', 'specimen', 'other');
  CREATE TYPE "public"."enum_documents_uploaded_by" AS ENUM('staff', 'customer');
  CREATE TYPE "public"."enum_compliance_tasks_kind" AS ENUM('report', 'tax', 'registered_agent', 'federal', 'custom');
  CREATE TYPE "public"."enum_email_templates_written_as" AS ENUM('code', 'visual');
  CREATE TYPE "public"."enum_email_templates_template_type" AS ENUM('abandoned_cart', 'welcome', 'reminder', 'promotional');
  CREATE TYPE "public"."enum__email_templates_v_version_written_as" AS ENUM('code', 'visual');
  CREATE TYPE "public"."enum__email_templates_v_version_template_type" AS ENUM('abandoned_cart', 'welcome', 'reminder', 'promotional');
  CREATE TYPE "public"."enum_email_campaigns_written_as" AS ENUM('code', 'visual');
  CREATE TYPE "public"."enum_email_campaigns_audience" AS ENUM('leads_open', 'leads_all', 'everyone', 'customers', 'list', 'leads_chosen');
  CREATE TYPE "public"."enum_email_campaigns_status" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_campaign_recipients_status" AS ENUM('new', 'waiting', 'sending', 'sent', 'held', 'excluded', 'failed', 'unknown', 'cancelled');
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('transactional', 'marketing');
  CREATE TYPE "public"."enum_emails_topic" AS ENUM('reminders', 'offers');
  CREATE TYPE "public"."enum_emails_status" AS ENUM('queued', 'sending', 'sent', 'held', 'failed', 'skipped');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unsubscribed', 'bounced', 'soft_bounced', 'complained', 'manual');
  CREATE TYPE "public"."enum_consents_topic" AS ENUM('reminders', 'offers', 'order_news_whatsapp');
  CREATE TYPE "public"."enum_consents_place" AS ENUM('checkout', 'account', 'preferences', 'unsubscribe', 'import', 'whatsapp');
  CREATE TYPE "public"."enum_mail_events_kind" AS ENUM('delivered', 'opened', 'clicked', 'soft_bounce', 'hard_bounce', 'complaint', 'unsubscribed');
  CREATE TYPE "public"."enum_mail_events_source" AS ENUM('smtp', 'sendpulse', 'bounce');
  CREATE TYPE "public"."enum_followup_campaigns_trigger_event" AS ENUM('abandoned_checkout', 'incomplete_profile', 'no_activity');
  CREATE TYPE "public"."enum_followup_schedules_status" AS ENUM('scheduled', 'sending', 'sent', 'failed', 'cancelled', 'skipped');
  CREATE TYPE "public"."enum_affiliate_links_payout_method" AS ENUM('paypal', 'bank');
  CREATE TYPE "public"."enum_commissions_status" AS ENUM('pending', 'approved', 'paid', 'reversed');
  CREATE TYPE "public"."enum_commissions_review" AS ENUM('open', 'kept', 'rejected');
  CREATE TYPE "public"."enum_payouts_status" AS ENUM('pending', 'paid', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_payment_gateways_settings_methods" AS ENUM('link', 'cashapp', 'amazon_pay', 'klarna', 'us_bank_account');
  CREATE TYPE "public"."enum_payment_gateways_type" AS ENUM('stripe', 'razorpay', 'paypal');
  CREATE TYPE "public"."enum_payment_gateways_settings_environment" AS ENUM('sandbox', 'live');
  CREATE TYPE "public"."enum_payments_gateway" AS ENUM('stripe', 'razorpay', 'paypal');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('opening', 'open', 'requires_action', 'processing', 'failed', 'cancelled', 'succeeded', 'quarantined', 'refunded');
  CREATE TYPE "public"."enum_payments_mode" AS ENUM('live', 'test', 'sandbox');
  CREATE TYPE "public"."enum_refunds_kind" AS ENUM('refund', 'reversal', 'dispute');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('pending', 'succeeded', 'failed');
  CREATE TYPE "public"."enum_disputes_gateway" AS ENUM('stripe', 'razorpay', 'paypal');
  CREATE TYPE "public"."enum_disputes_reason" AS ENUM('fraudulent', 'unrecognized', 'not_received', 'not_as_described', 'duplicate', 'credit_not_processed', 'canceled', 'bank_return', 'general');
  CREATE TYPE "public"."enum_disputes_status" AS ENUM('needs_response', 'under_review', 'won', 'lost', 'closed');
  CREATE TYPE "public"."enum_webhook_events_gateway" AS ENUM('stripe', 'razorpay', 'paypal');
  CREATE TYPE "public"."enum_webhook_events_mode" AS ENUM('live', 'test');
  CREATE TYPE "public"."enum_webhook_events_status" AS ENUM('received', 'processed', 'ignored', 'failed');
  CREATE TYPE "public"."enum_leads_checkout_step" AS ENUM('package', 'state', 'addons', 'company', 'personal', 'payment', 'confirm', 'completed');
  CREATE TYPE "public"."enum_leads_call_outcome" AS ENUM('reached', 'no_answer', 'later', 'lost');
  CREATE TYPE "public"."enum_lead_activities_kind" AS ENUM('note', 'call', 'email', 'step', 'converted', 'system');
  CREATE TYPE "public"."enum_lead_activities_step" AS ENUM('package', 'state', 'addons', 'company', 'personal', 'payment', 'confirm', 'completed');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_content_elements_element_type" AS ENUM('heading', 'text', 'button', 'image', 'color', 'link', 'meta_title', 'meta_description', 'other');
  CREATE TYPE "public"."enum_content_elements_category" AS ENUM('hero', 'pricing', 'trust', 'testimonials', 'faq', 'comparison', 'checkout', 'services', 'seo', 'styling', 'other');
  CREATE TYPE "public"."enum_content_revisions_kind" AS ENUM('save', 'replace', 'import', 'restore', 'discard', 'publish', 'direct');
  CREATE TYPE "public"."enum_site_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_page" AS ENUM('home', 'support', 'ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_services_package_types_key" AS ENUM('standard', 'expedited', 'premium', 'basic', 'search', 'comprehensive');
  CREATE TYPE "public"."enum_services_slug" AS ENUM('ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum__services_v_version_package_types_key" AS ENUM('standard', 'expedited', 'premium', 'basic', 'search', 'comprehensive');
  CREATE TYPE "public"."enum__services_v_version_slug" AS ENUM('ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_job_openings_countries" AS ENUM('US', 'CA', 'GB', 'AU', 'AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AG', 'AR', 'AM', 'AW', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BQ', 'BA', 'BW', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CV', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'XK', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'KR', 'SS', 'ES', 'LK', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'UY', 'VI', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW');
  CREATE TYPE "public"."enum_job_openings_questions_kind" AS ENUM('line', 'text', 'yes_no', 'choice');
  CREATE TYPE "public"."enum_job_openings_status" AS ENUM('draft', 'open', 'closed');
  CREATE TYPE "public"."enum_job_openings_employment_type" AS ENUM('full_time', 'part_time', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum_job_openings_salary_currency" AS ENUM('USD', 'CAD', 'GBP', 'EUR', 'AUD', 'INR', 'PHP', 'MXN', 'BRL', 'PLN');
  CREATE TYPE "public"."enum_job_openings_salary_period" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum_job_applications_stage" AS ENUM('new', 'screening', 'interview', 'offer', 'hired', 'rejected');
  CREATE TYPE "public"."enum_role_permissions_role" AS ENUM('sub_admin');
  CREATE TYPE "public"."enum_role_permissions_permission_name" AS ENUM('view_dashboard', 'manage_dashboard', 'view_analytics', 'manage_analytics', 'view_users', 'manage_users', 'view_orders', 'manage_orders', 'view_leads', 'manage_leads', 'view_packages', 'manage_packages', 'view_addons', 'manage_addons', 'view_offers', 'manage_offers', 'view_states', 'manage_states', 'view_checkout_packages', 'manage_checkout_packages', 'view_support', 'manage_support', 'view_compliance', 'manage_compliance', 'view_email', 'manage_email', 'view_followups', 'manage_followups', 'view_affiliates', 'manage_affiliates', 'view_geo', 'manage_geo', 'view_payments', 'manage_payments', 'view_content', 'manage_content', 'view_publishing', 'manage_publishing', 'view_bulk_content', 'manage_bulk_content', 'view_seo', 'manage_seo', 'view_careers', 'manage_careers', 'view_branding', 'manage_branding', 'view_settings', 'manage_settings');
  CREATE TYPE "public"."enum_checkout_drafts_kind" AS ENUM('formation', 'service');
  CREATE TYPE "public"."enum_checkout_drafts_service" AS ENUM('ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('verify_email', 'change_email', 'reset_password', 'invitation');
  CREATE TYPE "public"."enum_whatsapp_messages_direction" AS ENUM('out', 'in');
  CREATE TYPE "public"."enum_whatsapp_messages_purpose" AS ENUM('news', 'answer', 'reply', 'question');
  CREATE TYPE "public"."enum_whatsapp_messages_status" AS ENUM('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'received', 'taken');
  CREATE TYPE "public"."enum_settings_support_days" AS ENUM('sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat');
  CREATE TYPE "public"."enum_settings_company_country" AS ENUM('United States', 'Canada', 'United Kingdom', 'Australia', 'Other');
  CREATE TYPE "public"."enum_settings_text_font" AS ENUM('instrument-sans', 'public-sans', 'system');
  CREATE TYPE "public"."enum_settings_heading_font" AS ENUM('newsreader', 'lora', 'text');
  CREATE TYPE "public"."enum__settings_v_version_support_days" AS ENUM('sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat');
  CREATE TYPE "public"."enum__settings_v_version_company_country" AS ENUM('United States', 'Canada', 'United Kingdom', 'Australia', 'Other');
  CREATE TYPE "public"."enum__settings_v_version_text_font" AS ENUM('instrument-sans', 'public-sans', 'system');
  CREATE TYPE "public"."enum__settings_v_version_heading_font" AS ENUM('newsreader', 'lora', 'text');
  CREATE TYPE "public"."enum_private_settings_mail_transport" AS ENUM('outbox', 'smtp', 'sendpulse');
  CREATE TYPE "public"."enum_private_settings_follow_up_consent" AS ENUM('required', 'outside_us', 'not_required');
  CREATE TABLE "users_permission_grants" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_permission_grants",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_permission_denials" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_permission_denials",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar,
  	"phone" varchar,
  	"role" "enum_users_role" DEFAULT 'user' NOT NULL,
  	"billing_name" varchar,
  	"billing_line1" varchar,
  	"billing_city" varchar,
  	"billing_state" varchar,
  	"billing_postal_code" varchar,
  	"billing_country" varchar,
  	"notification_preferences_email" boolean DEFAULT true,
  	"notification_preferences_compliance_reminders" boolean DEFAULT true,
  	"notification_preferences_marketing" boolean DEFAULT false,
  	"consent_terms_version" varchar,
  	"consent_accepted_at" timestamp(3) with time zone,
  	"whatsapp_phone" varchar,
  	"whatsapp_asked_at" timestamp(3) with time zone,
  	"whatsapp_confirmed_at" timestamp(3) with time zone,
  	"calendar_epoch" numeric DEFAULT 0,
  	"search_text" varchar,
  	"email_verified_at" timestamp(3) with time zone,
  	"last_seen_at" timestamp(3) with time zone,
  	"erased_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "orders_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"service" "enum_orders_timeline_service",
  	"stage" "enum_orders_timeline_stage" NOT NULL,
  	"note" varchar,
  	"author_id" uuid,
  	"document_id" uuid
  );
  
  CREATE TABLE "orders_clock_pauses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"reason" "enum_orders_clock_pauses_reason" NOT NULL
  );
  
  CREATE TABLE "orders_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_orders_lines_kind" NOT NULL,
  	"ref" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"refundable" boolean DEFAULT true NOT NULL,
  	"billing" "enum_orders_lines_billing" DEFAULT 'once' NOT NULL,
  	"service" "enum_orders_lines_service",
  	"discount_minor" numeric
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
  	"payment_status" "enum_orders_payment_status" DEFAULT 'pending' NOT NULL,
  	"total_minor" numeric NOT NULL,
  	"user_id" uuid,
  	"company_name" varchar,
  	"company_type" "enum_orders_company_type",
  	"company_purpose" varchar,
  	"email" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"phone" varchar,
  	"address_line" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip_code" varchar,
  	"address_country" varchar,
  	"formed_on" timestamp(3) with time zone,
  	"refund_requested_at" timestamp(3) with time zone,
  	"clock_started_at" timestamp(3) with time zone,
  	"clock_due_at" timestamp(3) with time zone,
  	"clock_stopped_at" timestamp(3) with time zone,
  	"clock_breached_at" timestamp(3) with time zone,
  	"queue" "enum_orders_queue",
  	"queue_at" timestamp(3) with time zone,
  	"state_code" varchar,
  	"refund_open" boolean DEFAULT false,
  	"breach_open" boolean DEFAULT false,
  	"search_text" varchar,
  	"assignee_id" uuid,
  	"status_reason" varchar,
  	"undo" jsonb,
  	"refund_task_id" uuid,
  	"notes" varchar,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"service_type" "enum_orders_service_type" NOT NULL,
  	"kind" "enum_orders_kind" DEFAULT 'purchase' NOT NULL,
  	"parent_id" uuid,
  	"subscription_id" uuid,
  	"details_country" varchar,
  	"details_business_type" varchar,
  	"details_trademark_text" varchar,
  	"details_trademark_type" varchar,
  	"details_additional_info" varchar,
  	"package_type" varchar DEFAULT 'standard',
  	"package_id" uuid,
  	"state_id" uuid,
  	"offer_id" uuid,
  	"offer_person" varchar,
  	"offer_held_until" timestamp(3) with time zone,
  	"catalogue" jsonb,
  	"payment_method" "enum_orders_payment_method",
  	"payment_id" varchar,
  	"affiliate_link_id" uuid,
  	"placed_at" timestamp(3) with time zone,
  	"refunded_minor" numeric DEFAULT 0 NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"receipt_number" varchar,
  	"receipt_year" numeric,
  	"receipt_sequence" numeric,
  	"consent_terms_version" varchar,
  	"consent_accepted_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"claim_token_hash" varchar,
  	"pass_hash" varchar,
  	"draft_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"addon_id" uuid,
  	"service_id" uuid,
  	"billing" "enum_subscriptions_billing" NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"status" "enum_subscriptions_status" DEFAULT 'active' NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"renews_at" timestamp(3) with time zone NOT NULL,
  	"renewal_order_id" uuid,
  	"noticed_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "filings_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_filings_members_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar,
  	"country" varchar,
  	"ownership_basis_points" numeric NOT NULL,
  	"is_manager" boolean DEFAULT false
  );
  
  CREATE TABLE "filings_managers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "filings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"user_id" uuid,
  	"management" "enum_filings_management",
  	"officers_president" varchar,
  	"officers_secretary" varchar,
  	"officers_treasurer" varchar,
  	"authorized_shares" numeric,
  	"registered_agent_kind" "enum_filings_registered_agent_kind",
  	"registered_agent_name" varchar,
  	"registered_agent_address" varchar,
  	"registered_agent_city" varchar,
  	"registered_agent_zip_code" varchar,
  	"responsible_party_name" varchar,
  	"responsible_party_tax_id_kind" "enum_filings_responsible_party_tax_id_kind",
  	"responsible_party_tax_id_last4" varchar,
  	"responsible_party_tax_id_sealed" varchar,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_details" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"service" "enum_service_details_service" NOT NULL,
  	"user_id" uuid,
  	"answers" jsonb,
  	"ends" jsonb,
  	"sealed" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"tier" "enum_packages_tier" DEFAULT 'starter' NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"is_popular" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "packages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_packages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_price" numeric DEFAULT 0 NOT NULL,
  	"version_tier" "enum__packages_v_version_tier" DEFAULT 'starter' NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_is_popular" boolean DEFAULT false NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_packages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "addons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"price" numeric DEFAULT 0 NOT NULL,
  	"category" "enum_addons_category" DEFAULT 'service' NOT NULL,
  	"monthly_price" numeric,
  	"annual_price" numeric,
  	"code" "enum_addons_code",
  	"is_active" boolean DEFAULT true NOT NULL,
  	"is_registered_agent" boolean DEFAULT false NOT NULL,
  	"show_in_starter" boolean DEFAULT true NOT NULL,
  	"show_in_standard" boolean DEFAULT true NOT NULL,
  	"show_in_premium" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_addons_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_price" numeric DEFAULT 0 NOT NULL,
  	"version_category" "enum__addons_v_version_category" DEFAULT 'service' NOT NULL,
  	"version_monthly_price" numeric,
  	"version_annual_price" numeric,
  	"version_code" "enum__addons_v_version_code",
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_is_registered_agent" boolean DEFAULT false NOT NULL,
  	"version_show_in_starter" boolean DEFAULT true NOT NULL,
  	"version_show_in_standard" boolean DEFAULT true NOT NULL,
  	"version_show_in_premium" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"code" varchar,
  	"kind" "enum_offers_kind" DEFAULT 'amount' NOT NULL,
  	"value" numeric NOT NULL,
  	"applies_to" "enum_offers_applies_to" DEFAULT 'named' NOT NULL,
  	"needs_formation" boolean DEFAULT false NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"max_uses_per_person" numeric,
  	"is_active" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" uuid,
  	"addons_id" uuid,
  	"services_id" uuid
  );
  
  CREATE TABLE "_offers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_code" varchar,
  	"version_kind" "enum__offers_v_version_kind" DEFAULT 'amount' NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_applies_to" "enum__offers_v_version_applies_to" DEFAULT 'named' NOT NULL,
  	"version_needs_formation" boolean DEFAULT false NOT NULL,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_max_uses" numeric,
  	"version_max_uses_per_person" numeric,
  	"version_is_active" boolean DEFAULT false NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_offers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"packages_id" uuid,
  	"addons_id" uuid,
  	"services_id" uuid
  );
  
  CREATE TABLE "states_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"note" varchar NOT NULL
  );
  
  CREATE TABLE "states" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"filing_fee" numeric NOT NULL,
  	"one_time_price" numeric DEFAULT 49 NOT NULL,
  	"monthly_price" numeric,
  	"yearly_price" numeric,
  	"turnaround_time" varchar NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"is_popular" boolean DEFAULT false NOT NULL,
  	"popular_label" varchar,
  	"formation_document" varchar,
  	"agency" varchar,
  	"entity_search_url" varchar,
  	"expedite_offered" boolean DEFAULT false,
  	"facts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_states_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"note" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_states_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_code" varchar NOT NULL,
  	"version_filing_fee" numeric NOT NULL,
  	"version_one_time_price" numeric DEFAULT 49 NOT NULL,
  	"version_monthly_price" numeric,
  	"version_yearly_price" numeric,
  	"version_turnaround_time" varchar NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_is_popular" boolean DEFAULT false NOT NULL,
  	"version_popular_label" varchar,
  	"version_formation_document" varchar,
  	"version_agency" varchar,
  	"version_entity_search_url" varchar,
  	"version_expedite_offered" boolean DEFAULT false,
  	"version_facts" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'open' NOT NULL,
  	"topic" "enum_tickets_topic",
  	"user_id" uuid,
  	"order_id" uuid,
  	"assignee_id" uuid,
  	"requester_name" varchar,
  	"requester_email" varchar,
  	"admin_response" varchar,
  	"whatsapp_phone" varchar,
  	"whatsapp_at" timestamp(3) with time zone,
  	"last_message_at" timestamp(3) with time zone,
  	"last_staff_at" timestamp(3) with time zone,
  	"customer_read_at" timestamp(3) with time zone,
  	"staff_read_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"waiting_for" "enum_tickets_waiting_for",
  	"waiting_since" timestamp(3) with time zone,
  	"first_answer_due_at" timestamp(3) with time zone,
  	"first_answered_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"merged_into_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ticket_id" uuid NOT NULL,
  	"author_kind" "enum_ticket_messages_author_kind" NOT NULL,
  	"author_id" uuid,
  	"author_name" varchar,
  	"body" varchar NOT NULL,
  	"internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_messages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" uuid
  );
  
  CREATE TABLE "canned_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"shortcut" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"type" "enum_documents_type" DEFAULT 'other' NOT NULL,
  	"user_id" uuid,
  	"order_id" uuid,
  	"ticket_id" uuid,
  	"file_url" varchar,
  	"uploaded_by" "enum_documents_uploaded_by" DEFAULT 'staff' NOT NULL,
  	"uploaded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "compliance_tasks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"due_date" timestamp(3) with time zone NOT NULL,
  	"user_id" uuid NOT NULL,
  	"order_id" uuid,
  	"state" varchar,
  	"opens_on" timestamp(3) with time zone,
  	"source" varchar,
  	"handled_by_id" uuid,
  	"kind" "enum_compliance_tasks_kind" DEFAULT 'custom' NOT NULL,
  	"is_completed" boolean DEFAULT false NOT NULL,
  	"completed_at" timestamp(3) with time zone,
  	"dedupe_key" varchar,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"written_as" "enum_email_templates_written_as" DEFAULT 'code' NOT NULL,
  	"design" jsonb,
  	"template_type" "enum_email_templates_template_type" DEFAULT 'abandoned_cart' NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_email_templates_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_subject" varchar NOT NULL,
  	"version_content" varchar NOT NULL,
  	"version_written_as" "enum__email_templates_v_version_written_as" DEFAULT 'code' NOT NULL,
  	"version_design" jsonb,
  	"version_template_type" "enum__email_templates_v_version_template_type" DEFAULT 'abandoned_cart' NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"written_as" "enum_email_campaigns_written_as" DEFAULT 'code' NOT NULL,
  	"design" jsonb,
  	"audience" "enum_email_campaigns_audience" DEFAULT 'leads_open' NOT NULL,
  	"chosen_leads" jsonb,
  	"lead_filter" jsonb,
  	"addresses" varchar,
  	"address_count" numeric,
  	"list_consent" jsonb,
  	"scheduled_at" timestamp(3) with time zone,
  	"time_zone" varchar,
  	"per_minute" numeric DEFAULT 60 NOT NULL,
  	"status" "enum_email_campaigns_status" DEFAULT 'draft' NOT NULL,
  	"problem" varchar,
  	"recipient_count" numeric DEFAULT 0 NOT NULL,
  	"sent_count" numeric DEFAULT 0 NOT NULL,
  	"failed_count" numeric DEFAULT 0,
  	"excluded_count" numeric DEFAULT 0,
  	"open_count" numeric DEFAULT 0 NOT NULL,
  	"machine_open_count" numeric DEFAULT 0 NOT NULL,
  	"click_count" numeric DEFAULT 0 NOT NULL,
  	"machine_click_count" numeric DEFAULT 0,
  	"bounce_count" numeric DEFAULT 0 NOT NULL,
  	"unsubscribe_count" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"frozen_at" timestamp(3) with time zone,
  	"prepared_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaign_recipients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"lead_id" uuid,
  	"user_id" uuid,
  	"status" "enum_campaign_recipients_status" DEFAULT 'new' NOT NULL,
  	"reason" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"mail_id" uuid,
  	"sent_at" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"machine_opened_at" timestamp(3) with time zone,
  	"clicked_at" timestamp(3) with time zone,
  	"machine_clicked_at" timestamp(3) with time zone,
  	"clicks" jsonb,
  	"links" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"kind" "enum_emails_kind" DEFAULT 'transactional' NOT NULL,
  	"topic" "enum_emails_topic",
  	"campaign_id" uuid,
  	"status" "enum_emails_status" DEFAULT 'queued' NOT NULL,
  	"sensitive" boolean DEFAULT false NOT NULL,
  	"keys_sealed" varchar,
  	"dedupe_key" varchar NOT NULL,
  	"order_id" uuid,
  	"user_id" uuid,
  	"ticket_id" uuid,
  	"headers" jsonb,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"message_id" varchar,
  	"sent_via" varchar,
  	"provider_id" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"not_before" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" DEFAULT 'manual' NOT NULL,
  	"campaign_id" uuid,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"topic" "enum_consents_topic" DEFAULT 'offers' NOT NULL,
  	"granted" boolean DEFAULT false NOT NULL,
  	"text_version" varchar NOT NULL,
  	"place" "enum_consents_place" DEFAULT 'checkout' NOT NULL,
  	"lead_id" uuid,
  	"user_id" uuid,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mail_id" uuid,
  	"to" varchar NOT NULL,
  	"kind" "enum_mail_events_kind" DEFAULT 'delivered' NOT NULL,
  	"source" "enum_mail_events_source" DEFAULT 'smtp' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"detail" varchar,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "followup_campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"trigger_event" "enum_followup_campaigns_trigger_event" DEFAULT 'abandoned_checkout' NOT NULL,
  	"delay_hours" numeric DEFAULT 24 NOT NULL,
  	"email_template_id" uuid NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "followup_schedules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"lead_id" uuid,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"episode" varchar NOT NULL,
  	"scheduled_at" timestamp(3) with time zone NOT NULL,
  	"status" "enum_followup_schedules_status" DEFAULT 'scheduled' NOT NULL,
  	"reason" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"mail_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliate_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid,
  	"code" varchar NOT NULL,
  	"commission_rate" numeric DEFAULT 10 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"clicks" numeric DEFAULT 0 NOT NULL,
  	"conversions" numeric DEFAULT 0 NOT NULL,
  	"total_earned_minor" numeric DEFAULT 0 NOT NULL,
  	"total_paid_minor" numeric DEFAULT 0 NOT NULL,
  	"payout_method" "enum_affiliate_links_payout_method",
  	"payout_name" varchar,
  	"payout_account_sealed" varchar,
  	"payout_account_last4" varchar,
  	"terms_version" varchar,
  	"terms_accepted_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "affiliate_clicks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_id" uuid NOT NULL,
  	"visitor_hash" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"landing_path" varchar,
  	"referrer_host" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "commissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_id" uuid NOT NULL,
  	"user_id" uuid,
  	"order_id" uuid NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"base_minor" numeric NOT NULL,
  	"rate_percent" numeric NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"status" "enum_commissions_status" DEFAULT 'pending' NOT NULL,
  	"approvable_at" timestamp(3) with time zone NOT NULL,
  	"is_frozen" boolean DEFAULT false NOT NULL,
  	"review" "enum_commissions_review",
  	"approved_at" timestamp(3) with time zone,
  	"reversed_at" timestamp(3) with time zone,
  	"payout_id" uuid,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payouts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid,
  	"link_id" uuid NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"status" "enum_payouts_status" DEFAULT 'pending' NOT NULL,
  	"method" varchar,
  	"reference" varchar NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"path" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"visitor_hash" varchar NOT NULL,
  	"country" varchar,
  	"region" varchar,
  	"referrer_host" varchar,
  	"source" varchar,
  	"campaign" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_gateways_settings_methods" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_payment_gateways_settings_methods",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payment_gateways" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_payment_gateways_type" NOT NULL,
  	"enabled" boolean DEFAULT false NOT NULL,
  	"public_key" varchar,
  	"secret_key_sealed" varchar,
  	"secret_key_last4" varchar,
  	"webhook_secret_sealed" varchar,
  	"webhook_secret_last4" varchar,
  	"settings_exchange_rate" numeric DEFAULT 83.5,
  	"settings_exchange_rate_as_of" timestamp(3) with time zone,
  	"settings_environment" "enum_payment_gateways_settings_environment" DEFAULT 'sandbox',
  	"last_test_at" timestamp(3) with time zone,
  	"last_test_ok" boolean,
  	"last_test_message" varchar,
  	"last_test_checks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"gateway" "enum_payments_gateway" NOT NULL,
  	"gateway_ref" varchar,
  	"status" "enum_payments_status" DEFAULT 'opening' NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"order_minor" numeric NOT NULL,
  	"exchange_rate" numeric,
  	"exchange_rate_as_of" timestamp(3) with time zone,
  	"charge_ref" varchar,
  	"refunded_minor" numeric DEFAULT 0 NOT NULL,
  	"is_duplicate" boolean DEFAULT false NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"failure_code" varchar,
  	"failure_message" varchar,
  	"card_brand" varchar,
  	"card_last4" varchar,
  	"card_fingerprint" varchar,
  	"quarantine_reason" varchar,
  	"sandbox" boolean DEFAULT false NOT NULL,
  	"mode" "enum_payments_mode" DEFAULT 'live' NOT NULL,
  	"key_hint" varchar,
  	"method" varchar,
  	"last_checked_at" timestamp(3) with time zone,
  	"checks" numeric DEFAULT 0 NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"kind" "enum_refunds_kind" DEFAULT 'refund' NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"order_minor" numeric NOT NULL,
  	"lines" jsonb,
  	"reason" varchar NOT NULL,
  	"status" "enum_refunds_status" DEFAULT 'pending' NOT NULL,
  	"gateway_ref" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"failure_message" varchar,
  	"is_automatic" boolean DEFAULT false NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"last_checked_at" timestamp(3) with time zone,
  	"by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "disputes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"gateway" "enum_disputes_gateway" NOT NULL,
  	"gateway_ref" varchar NOT NULL,
  	"amount_minor" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"reason" "enum_disputes_reason" NOT NULL,
  	"provider_reason" varchar,
  	"status" "enum_disputes_status" NOT NULL,
  	"is_inquiry" boolean DEFAULT false NOT NULL,
  	"evidence_due_by" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"closed_at" timestamp(3) with time zone,
  	"loss_id" uuid,
  	"last_checked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gateway" "enum_webhook_events_gateway" NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"ref" varchar,
  	"refund_ref" varchar,
  	"dispute_ref" varchar,
  	"mode" "enum_webhook_events_mode",
  	"payload" jsonb,
  	"status" "enum_webhook_events_status" DEFAULT 'received' NOT NULL,
  	"deliveries" numeric DEFAULT 1 NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"processed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"phone" varchar,
  	"company_name" varchar,
  	"selected_package_id" uuid,
  	"selected_state_id" uuid,
  	"checkout_step" "enum_leads_checkout_step" DEFAULT 'package' NOT NULL,
  	"total_amount" numeric DEFAULT 0 NOT NULL,
  	"source" varchar DEFAULT 'website' NOT NULL,
  	"converted" boolean DEFAULT false NOT NULL,
  	"converted_at" timestamp(3) with time zone,
  	"converted_by_id" uuid,
  	"marked_at" timestamp(3) with time zone,
  	"marked_by_id" uuid,
  	"last_step_at" timestamp(3) with time zone,
  	"import_id" varchar,
  	"score" numeric DEFAULT 0,
  	"score_step" numeric DEFAULT 0,
  	"score_value" numeric DEFAULT 0,
  	"score_recency" numeric DEFAULT 0,
  	"rank" numeric,
  	"search_text" varchar,
  	"time_zone" varchar,
  	"owner_id" uuid,
  	"last_called_at" timestamp(3) with time zone,
  	"call_outcome" "enum_leads_call_outcome",
  	"next_action" varchar,
  	"next_action_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_id" uuid NOT NULL,
  	"kind" "enum_lead_activities_kind" DEFAULT 'note' NOT NULL,
  	"step" "enum_lead_activities_step",
  	"note" varchar NOT NULL,
  	"author_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seo_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"path" varchar NOT NULL,
  	"page_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"meta_keywords" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"og_image" varchar,
  	"og_media_id" uuid,
  	"canonical" varchar,
  	"sitemap_priority" numeric,
  	"noindex" boolean DEFAULT false NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_elements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page" varchar NOT NULL,
  	"selector" varchar NOT NULL,
  	"element_type" "enum_content_elements_element_type" NOT NULL,
  	"element_label" varchar NOT NULL,
  	"current_value" varchar,
  	"default_value" varchar,
  	"draft_value" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"changed_by_id" uuid,
  	"changed_at" timestamp(3) with time zone,
  	"category" "enum_content_elements_category" DEFAULT 'other' NOT NULL,
  	"sort_order" numeric DEFAULT 0 NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"claim_is_claim" boolean DEFAULT false NOT NULL,
  	"claim_source" varchar,
  	"claim_source_url" varchar,
  	"claim_as_of" timestamp(3) with time zone,
  	"claim_evidence_id" uuid,
  	"claim_expires_at" timestamp(3) with time zone,
  	"claim_verified" boolean DEFAULT false NOT NULL,
  	"claim_entered_by_id" uuid,
  	"claim_verified_by_id" uuid,
  	"claim_verified_at" timestamp(3) with time zone,
  	"metadata" jsonb,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_revisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric NOT NULL,
  	"kind" "enum_content_revisions_kind" DEFAULT 'save' NOT NULL,
  	"summary" varchar NOT NULL,
  	"author_id" uuid,
  	"changes" jsonb NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"path" varchar,
  	"updated_on" timestamp(3) with time zone,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_site_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_site_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__site_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legal_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"published_by_id" uuid,
  	"written_hash" varchar NOT NULL,
  	"said_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"page" "enum_faqs_page" DEFAULT 'home' NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"quote" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"company" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"claim_source" varchar,
  	"claim_source_url" varchar,
  	"claim_as_of" timestamp(3) with time zone,
  	"claim_evidence_id" uuid,
  	"claim_expires_at" timestamp(3) with time zone,
  	"claim_verified" boolean DEFAULT false NOT NULL,
  	"claim_entered_by_id" uuid,
  	"claim_verified_by_id" uuid,
  	"claim_verified_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evidence" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_avif_url" varchar,
  	"sizes_small_avif_width" numeric,
  	"sizes_small_avif_height" numeric,
  	"sizes_small_avif_mime_type" varchar,
  	"sizes_small_avif_filesize" numeric,
  	"sizes_small_avif_filename" varchar,
  	"sizes_small_webp_url" varchar,
  	"sizes_small_webp_width" numeric,
  	"sizes_small_webp_height" numeric,
  	"sizes_small_webp_mime_type" varchar,
  	"sizes_small_webp_filesize" numeric,
  	"sizes_small_webp_filename" varchar,
  	"sizes_medium_avif_url" varchar,
  	"sizes_medium_avif_width" numeric,
  	"sizes_medium_avif_height" numeric,
  	"sizes_medium_avif_mime_type" varchar,
  	"sizes_medium_avif_filesize" numeric,
  	"sizes_medium_avif_filename" varchar,
  	"sizes_medium_webp_url" varchar,
  	"sizes_medium_webp_width" numeric,
  	"sizes_medium_webp_height" numeric,
  	"sizes_medium_webp_mime_type" varchar,
  	"sizes_medium_webp_filesize" numeric,
  	"sizes_medium_webp_filename" varchar,
  	"sizes_large_avif_url" varchar,
  	"sizes_large_avif_width" numeric,
  	"sizes_large_avif_height" numeric,
  	"sizes_large_avif_mime_type" varchar,
  	"sizes_large_avif_filesize" numeric,
  	"sizes_large_avif_filename" varchar,
  	"sizes_large_webp_url" varchar,
  	"sizes_large_webp_width" numeric,
  	"sizes_large_webp_height" numeric,
  	"sizes_large_webp_mime_type" varchar,
  	"sizes_large_webp_filesize" numeric,
  	"sizes_large_webp_filename" varchar,
  	"sizes_social_url" varchar,
  	"sizes_social_width" numeric,
  	"sizes_social_height" numeric,
  	"sizes_social_mime_type" varchar,
  	"sizes_social_filesize" numeric,
  	"sizes_social_filename" varchar
  );
  
  CREATE TABLE "services_package_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_services_package_types_key" NOT NULL,
  	"label" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"description" varchar,
  	"turnaround_time" varchar
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" "enum_services_slug" NOT NULL,
  	"checkout_title" varchar NOT NULL,
  	"menu_text" varchar,
  	"description" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"sort_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_services_v_version_package_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum__services_v_version_package_types_key" NOT NULL,
  	"label" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"description" varchar,
  	"turnaround_time" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" "enum__services_v_version_slug" NOT NULL,
  	"version_checkout_title" varchar NOT NULL,
  	"version_menu_text" varchar,
  	"version_description" varchar,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_sort_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "checkout_packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"package_id" uuid NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL,
  	"process_description" varchar,
  	"timeline_text" varchar,
  	"guarantee_text" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"sort_order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "checkout_packages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "job_openings_countries" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_job_openings_countries",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "job_openings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_job_openings_questions_kind" DEFAULT 'line' NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "job_openings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"status" "enum_job_openings_status" DEFAULT 'draft' NOT NULL,
  	"department" varchar,
  	"location" varchar,
  	"remote" boolean DEFAULT false,
  	"employment_type" "enum_job_openings_employment_type" DEFAULT 'full_time' NOT NULL,
  	"summary" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"salary_from" numeric,
  	"salary_to" numeric,
  	"salary_currency" "enum_job_openings_salary_currency" DEFAULT 'USD' NOT NULL,
  	"salary_period" "enum_job_openings_salary_period" DEFAULT 'year' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_openings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "job_applications_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "job_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"opening_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"cover_letter" varchar,
  	"answers" jsonb,
  	"stage" "enum_job_applications_stage" DEFAULT 'new' NOT NULL,
  	"rating" numeric,
  	"owner_id" uuid,
  	"applied_at" timestamp(3) with time zone,
  	"consent_at" timestamp(3) with time zone,
  	"delete_after" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "permissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"category" varchar DEFAULT 'general' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "role_permissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" "enum_role_permissions_role" DEFAULT 'sub_admin' NOT NULL,
  	"permission_name" "enum_role_permissions_permission_name" NOT NULL,
  	"granted" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"actor_id" uuid,
  	"actor_email" varchar,
  	"action" varchar NOT NULL,
  	"area" varchar NOT NULL,
  	"entity" varchar NOT NULL,
  	"document_id" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"ip" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"screen" varchar NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"question" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checkout_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" "enum_checkout_drafts_kind" DEFAULT 'formation' NOT NULL,
  	"service" "enum_checkout_drafts_service",
  	"resume_mailed_at" timestamp(3) with time zone,
  	"step" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"user_id" uuid,
  	"order_id" uuid,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"purpose" "enum_account_tokens_purpose" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "session_devices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"session" varchar NOT NULL,
  	"user_agent" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "whatsapp_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"direction" "enum_whatsapp_messages_direction" DEFAULT 'out' NOT NULL,
  	"purpose" "enum_whatsapp_messages_purpose" DEFAULT 'answer' NOT NULL,
  	"status" "enum_whatsapp_messages_status" DEFAULT 'queued' NOT NULL,
  	"phone" varchar NOT NULL,
  	"name" varchar,
  	"body" varchar,
  	"template" jsonb,
  	"event" varchar,
  	"dedupe_key" varchar NOT NULL,
  	"provider_id" varchar,
  	"user_id" uuid,
  	"order_id" uuid,
  	"ticket_id" uuid,
  	"ticket_message_id" uuid,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"is_uncertain" boolean DEFAULT false NOT NULL,
  	"is_sandbox" boolean DEFAULT false NOT NULL,
  	"last_error" varchar,
  	"written_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid,
  	"orders_id" uuid,
  	"subscriptions_id" uuid,
  	"filings_id" uuid,
  	"service_details_id" uuid,
  	"packages_id" uuid,
  	"addons_id" uuid,
  	"offers_id" uuid,
  	"states_id" uuid,
  	"tickets_id" uuid,
  	"ticket_messages_id" uuid,
  	"canned_replies_id" uuid,
  	"documents_id" uuid,
  	"compliance_tasks_id" uuid,
  	"email_templates_id" uuid,
  	"email_campaigns_id" uuid,
  	"suppressions_id" uuid,
  	"followup_campaigns_id" uuid,
  	"affiliate_links_id" uuid,
  	"commissions_id" uuid,
  	"payouts_id" uuid,
  	"payment_gateways_id" uuid,
  	"payments_id" uuid,
  	"refunds_id" uuid,
  	"disputes_id" uuid,
  	"webhook_events_id" uuid,
  	"leads_id" uuid,
  	"lead_activities_id" uuid,
  	"seo_pages_id" uuid,
  	"redirects_id" uuid,
  	"content_elements_id" uuid,
  	"site_pages_id" uuid,
  	"faqs_id" uuid,
  	"testimonials_id" uuid,
  	"evidence_id" uuid,
  	"media_id" uuid,
  	"services_id" uuid,
  	"checkout_packages_id" uuid,
  	"job_openings_id" uuid,
  	"job_applications_id" uuid,
  	"permissions_id" uuid,
  	"role_permissions_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_support_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_settings_support_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_name" varchar DEFAULT 'Charterdesk' NOT NULL,
  	"company_tagline" varchar,
  	"company_description" varchar,
  	"legal_entity_name" varchar,
  	"business_license" varchar,
  	"tax_id" varchar,
  	"company_email" varchar,
  	"company_phone" varchar,
  	"company_address_line1" varchar,
  	"company_address_line2" varchar,
  	"company_city" varchar,
  	"company_state" varchar,
  	"company_zip" varchar,
  	"company_country" "enum_settings_company_country" DEFAULT 'United States',
  	"support_hours" varchar DEFAULT 'Mon-Fri: 9 AM - 6 PM EST',
  	"company_logo_url" varchar,
  	"company_favicon_url" varchar,
  	"primary_color" varchar DEFAULT '#3B82F6',
  	"secondary_color" varchar DEFAULT '#1D4ED8',
  	"accent_color" varchar DEFAULT '#10B981',
  	"text_font" "enum_settings_text_font" DEFAULT 'instrument-sans',
  	"heading_font" "enum_settings_heading_font" DEFAULT 'newsreader',
  	"website_domain" varchar,
  	"guarantee_text" varchar,
  	"copyright_text" varchar DEFAULT 'All rights reserved.',
  	"customers_count" numeric,
  	"customers_source" varchar,
  	"customers_source_url" varchar,
  	"customers_as_of" timestamp(3) with time zone,
  	"customers_evidence_id" uuid,
  	"customers_expires_at" timestamp(3) with time zone,
  	"customers_verified" boolean DEFAULT false NOT NULL,
  	"customers_entered_by_id" uuid,
  	"customers_verified_by_id" uuid,
  	"customers_verified_at" timestamp(3) with time zone,
  	"formed_threshold" numeric,
  	"twitter_url" varchar,
  	"facebook_url" varchar,
  	"linkedin_url" varchar,
  	"instagram_url" varchar,
  	"youtube_url" varchar,
  	"business_time_zone" varchar DEFAULT 'America/New_York' NOT NULL,
  	"support_from" varchar DEFAULT '09:00' NOT NULL,
  	"support_to" varchar DEFAULT '18:00' NOT NULL,
  	"first_answer_hours" numeric DEFAULT 4 NOT NULL,
  	"announcement_enabled" boolean DEFAULT false,
  	"announcement_text" varchar,
  	"whatsapp_enabled" boolean DEFAULT false,
  	"whatsapp_number" varchar,
  	"whatsapp_message" varchar DEFAULT 'Hi! I need help with LLC formation.',
  	"popup_enabled" boolean DEFAULT false,
  	"popup_title" varchar DEFAULT 'Wait! Your free EIN is waiting',
  	"popup_subtitle" varchar DEFAULT 'Start your LLC today and get your EIN free',
  	"popup_offer_text" varchar DEFAULT 'Free EIN (worth $275): regular $324, today $49. You save $275.',
  	"popup_cta_text" varchar DEFAULT 'Claim my free EIN',
  	"popup_disclaimer" varchar DEFAULT 'State filing fee not included.',
  	"popup_offer_id" uuid,
  	"popup_ends_at" timestamp(3) with time zone,
  	"tidio_enabled" boolean DEFAULT false,
  	"tidio_embed_code" varchar,
  	"password_minimum" numeric DEFAULT 6 NOT NULL,
  	"application_months" numeric DEFAULT 6 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_settings_v_version_support_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__settings_v_version_support_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_company_name" varchar DEFAULT 'Charterdesk' NOT NULL,
  	"version_company_tagline" varchar,
  	"version_company_description" varchar,
  	"version_legal_entity_name" varchar,
  	"version_business_license" varchar,
  	"version_tax_id" varchar,
  	"version_company_email" varchar,
  	"version_company_phone" varchar,
  	"version_company_address_line1" varchar,
  	"version_company_address_line2" varchar,
  	"version_company_city" varchar,
  	"version_company_state" varchar,
  	"version_company_zip" varchar,
  	"version_company_country" "enum__settings_v_version_company_country" DEFAULT 'United States',
  	"version_support_hours" varchar DEFAULT 'Mon-Fri: 9 AM - 6 PM EST',
  	"version_company_logo_url" varchar,
  	"version_company_favicon_url" varchar,
  	"version_primary_color" varchar DEFAULT '#3B82F6',
  	"version_secondary_color" varchar DEFAULT '#1D4ED8',
  	"version_accent_color" varchar DEFAULT '#10B981',
  	"version_text_font" "enum__settings_v_version_text_font" DEFAULT 'instrument-sans',
  	"version_heading_font" "enum__settings_v_version_heading_font" DEFAULT 'newsreader',
  	"version_website_domain" varchar,
  	"version_guarantee_text" varchar,
  	"version_copyright_text" varchar DEFAULT 'All rights reserved.',
  	"version_customers_count" numeric,
  	"version_customers_source" varchar,
  	"version_customers_source_url" varchar,
  	"version_customers_as_of" timestamp(3) with time zone,
  	"version_customers_evidence_id" uuid,
  	"version_customers_expires_at" timestamp(3) with time zone,
  	"version_customers_verified" boolean DEFAULT false NOT NULL,
  	"version_customers_entered_by_id" uuid,
  	"version_customers_verified_by_id" uuid,
  	"version_customers_verified_at" timestamp(3) with time zone,
  	"version_formed_threshold" numeric,
  	"version_twitter_url" varchar,
  	"version_facebook_url" varchar,
  	"version_linkedin_url" varchar,
  	"version_instagram_url" varchar,
  	"version_youtube_url" varchar,
  	"version_business_time_zone" varchar DEFAULT 'America/New_York' NOT NULL,
  	"version_support_from" varchar DEFAULT '09:00' NOT NULL,
  	"version_support_to" varchar DEFAULT '18:00' NOT NULL,
  	"version_first_answer_hours" numeric DEFAULT 4 NOT NULL,
  	"version_announcement_enabled" boolean DEFAULT false,
  	"version_announcement_text" varchar,
  	"version_whatsapp_enabled" boolean DEFAULT false,
  	"version_whatsapp_number" varchar,
  	"version_whatsapp_message" varchar DEFAULT 'Hi! I need help with LLC formation.',
  	"version_popup_enabled" boolean DEFAULT false,
  	"version_popup_title" varchar DEFAULT 'Wait! Your free EIN is waiting',
  	"version_popup_subtitle" varchar DEFAULT 'Start your LLC today and get your EIN free',
  	"version_popup_offer_text" varchar DEFAULT 'Free EIN (worth $275): regular $324, today $49. You save $275.',
  	"version_popup_cta_text" varchar DEFAULT 'Claim my free EIN',
  	"version_popup_disclaimer" varchar DEFAULT 'State filing fee not included.',
  	"version_popup_offer_id" uuid,
  	"version_popup_ends_at" timestamp(3) with time zone,
  	"version_tidio_enabled" boolean DEFAULT false,
  	"version_tidio_embed_code" varchar,
  	"version_password_minimum" numeric DEFAULT 6 NOT NULL,
  	"version_application_months" numeric DEFAULT 6 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "private_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"staff_email" varchar,
  	"staff_two_factor_required" boolean DEFAULT false,
  	"staff_two_factor_grace_days" numeric DEFAULT 7,
  	"staff_two_factor_since" timestamp(3) with time zone,
  	"mail_transport" "enum_private_settings_mail_transport" DEFAULT 'outbox' NOT NULL,
  	"follow_up_consent" "enum_private_settings_follow_up_consent" DEFAULT 'outside_us' NOT NULL,
  	"marketing_per_day" numeric DEFAULT 1,
  	"dkim_selector" varchar,
  	"sendpulse_client_id" varchar,
  	"sendpulse_client_secret_sealed" varchar,
  	"sendpulse_client_secret_last4" varchar,
  	"sendpulse_from_email" varchar,
  	"sendpulse_from_name" varchar DEFAULT 'Charterdesk',
  	"smtp_host" varchar,
  	"smtp_port" numeric DEFAULT 587,
  	"smtp_secure" boolean DEFAULT false,
  	"smtp_user" varchar,
  	"smtp_password_sealed" varchar,
  	"smtp_password_last4" varchar,
  	"smtp_from_email" varchar,
  	"smtp_from_name" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "whatsapp_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"number" varchar,
  	"phone_number_id" varchar,
  	"business_account_id" varchar,
  	"access_token_sealed" varchar,
  	"access_token_last4" varchar,
  	"app_secret_sealed" varchar,
  	"app_secret_last4" varchar,
  	"templates" jsonb,
  	"last_webhook_at" timestamp(3) with time zone,
  	"last_failure_at" timestamp(3) with time zone,
  	"last_failure" varchar,
  	"locked_out_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_scoring" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weights" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_permission_grants" ADD CONSTRAINT "users_permission_grants_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_permission_denials" ADD CONSTRAINT "users_permission_denials_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_timeline" ADD CONSTRAINT "orders_timeline_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_timeline" ADD CONSTRAINT "orders_timeline_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_timeline" ADD CONSTRAINT "orders_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_clock_pauses" ADD CONSTRAINT "orders_clock_pauses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_lines" ADD CONSTRAINT "orders_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_task_id_tickets_id_fk" FOREIGN KEY ("refund_task_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_id_orders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_affiliate_link_id_affiliate_links_id_fk" FOREIGN KEY ("affiliate_link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_draft_id_checkout_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."checkout_drafts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_renewal_order_id_orders_id_fk" FOREIGN KEY ("renewal_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "filings_members" ADD CONSTRAINT "filings_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "filings_managers" ADD CONSTRAINT "filings_managers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "filings" ADD CONSTRAINT "filings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "filings" ADD CONSTRAINT "filings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_details" ADD CONSTRAINT "service_details_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_details" ADD CONSTRAINT "service_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "packages_texts" ADD CONSTRAINT "packages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v" ADD CONSTRAINT "_packages_v_parent_id_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_packages_v_texts" ADD CONSTRAINT "_packages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v" ADD CONSTRAINT "_addons_v_parent_id_addons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_addons_fk" FOREIGN KEY ("addons_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_addons_fk" FOREIGN KEY ("addons_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "states_notes" ADD CONSTRAINT "states_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_states_v_version_notes" ADD CONSTRAINT "_states_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_states_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_states_v" ADD CONSTRAINT "_states_v_parent_id_states_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages_rels" ADD CONSTRAINT "ticket_messages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages_rels" ADD CONSTRAINT "ticket_messages_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "compliance_tasks" ADD CONSTRAINT "compliance_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "compliance_tasks" ADD CONSTRAINT "compliance_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "compliance_tasks" ADD CONSTRAINT "compliance_tasks_handled_by_id_orders_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_email_templates_v" ADD CONSTRAINT "_email_templates_v_parent_id_email_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_mail_id_emails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_campaign_id_email_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."email_campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_emails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "followup_campaigns" ADD CONSTRAINT "followup_campaigns_email_template_id_email_templates_id_fk" FOREIGN KEY ("email_template_id") REFERENCES "public"."email_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "followup_schedules" ADD CONSTRAINT "followup_schedules_campaign_id_followup_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."followup_campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "followup_schedules" ADD CONSTRAINT "followup_schedules_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "followup_schedules" ADD CONSTRAINT "followup_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "followup_schedules" ADD CONSTRAINT "followup_schedules_mail_id_emails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."emails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commissions" ADD CONSTRAINT "commissions_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commissions" ADD CONSTRAINT "commissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_gateways_settings_methods" ADD CONSTRAINT "payment_gateways_settings_methods_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payment_gateways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_loss_id_refunds_id_fk" FOREIGN KEY ("loss_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_selected_package_id_packages_id_fk" FOREIGN KEY ("selected_package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_selected_state_id_states_id_fk" FOREIGN KEY ("selected_state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_converted_by_id_orders_id_fk" FOREIGN KEY ("converted_by_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_activities" ADD CONSTRAINT "lead_activities_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_og_media_id_media_id_fk" FOREIGN KEY ("og_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_elements" ADD CONSTRAINT "content_elements_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_elements" ADD CONSTRAINT "content_elements_claim_evidence_id_evidence_id_fk" FOREIGN KEY ("claim_evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_elements" ADD CONSTRAINT "content_elements_claim_entered_by_id_users_id_fk" FOREIGN KEY ("claim_entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_elements" ADD CONSTRAINT "content_elements_claim_verified_by_id_users_id_fk" FOREIGN KEY ("claim_verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_pages_v" ADD CONSTRAINT "_site_pages_v_parent_id_site_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_claim_evidence_id_evidence_id_fk" FOREIGN KEY ("claim_evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_claim_entered_by_id_users_id_fk" FOREIGN KEY ("claim_entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_claim_verified_by_id_users_id_fk" FOREIGN KEY ("claim_verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_package_types" ADD CONSTRAINT "services_package_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_package_types" ADD CONSTRAINT "_services_v_version_package_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_texts" ADD CONSTRAINT "_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "checkout_packages" ADD CONSTRAINT "checkout_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout_packages_texts" ADD CONSTRAINT "checkout_packages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."checkout_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings_countries" ADD CONSTRAINT "job_openings_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings_questions" ADD CONSTRAINT "job_openings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings_texts" ADD CONSTRAINT "job_openings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications_notes" ADD CONSTRAINT "job_applications_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications_notes" ADD CONSTRAINT "job_applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_opening_id_job_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."job_openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_devices" ADD CONSTRAINT "session_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_ticket_message_id_ticket_messages_id_fk" FOREIGN KEY ("ticket_message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_filings_fk" FOREIGN KEY ("filings_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_details_fk" FOREIGN KEY ("service_details_id") REFERENCES "public"."service_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_packages_fk" FOREIGN KEY ("packages_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addons_fk" FOREIGN KEY ("addons_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk" FOREIGN KEY ("ticket_messages_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_compliance_tasks_fk" FOREIGN KEY ("compliance_tasks_id") REFERENCES "public"."compliance_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_campaigns_fk" FOREIGN KEY ("email_campaigns_id") REFERENCES "public"."email_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_followup_campaigns_fk" FOREIGN KEY ("followup_campaigns_id") REFERENCES "public"."followup_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_affiliate_links_fk" FOREIGN KEY ("affiliate_links_id") REFERENCES "public"."affiliate_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_commissions_fk" FOREIGN KEY ("commissions_id") REFERENCES "public"."commissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payouts_fk" FOREIGN KEY ("payouts_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_gateways_fk" FOREIGN KEY ("payment_gateways_id") REFERENCES "public"."payment_gateways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disputes_fk" FOREIGN KEY ("disputes_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_events_fk" FOREIGN KEY ("webhook_events_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_activities_fk" FOREIGN KEY ("lead_activities_id") REFERENCES "public"."lead_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_pages_fk" FOREIGN KEY ("seo_pages_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_elements_fk" FOREIGN KEY ("content_elements_id") REFERENCES "public"."content_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pages_fk" FOREIGN KEY ("site_pages_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_evidence_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checkout_packages_fk" FOREIGN KEY ("checkout_packages_id") REFERENCES "public"."checkout_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_openings_fk" FOREIGN KEY ("job_openings_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_applications_fk" FOREIGN KEY ("job_applications_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_permissions_fk" FOREIGN KEY ("permissions_id") REFERENCES "public"."permissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_role_permissions_fk" FOREIGN KEY ("role_permissions_id") REFERENCES "public"."role_permissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_support_days" ADD CONSTRAINT "settings_support_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_customers_evidence_id_evidence_id_fk" FOREIGN KEY ("customers_evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_customers_entered_by_id_users_id_fk" FOREIGN KEY ("customers_entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_customers_verified_by_id_users_id_fk" FOREIGN KEY ("customers_verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_popup_offer_id_offers_id_fk" FOREIGN KEY ("popup_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_version_support_days" ADD CONSTRAINT "_settings_v_version_support_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_customers_evidence_id_evidence_id_fk" FOREIGN KEY ("version_customers_evidence_id") REFERENCES "public"."evidence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_customers_entered_by_id_users_id_fk" FOREIGN KEY ("version_customers_entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_customers_verified_by_id_users_id_fk" FOREIGN KEY ("version_customers_verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_popup_offer_id_offers_id_fk" FOREIGN KEY ("version_popup_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_permission_grants_order_idx" ON "users_permission_grants" USING btree ("order");
  CREATE INDEX "users_permission_grants_parent_idx" ON "users_permission_grants" USING btree ("parent_id");
  CREATE INDEX "users_permission_denials_order_idx" ON "users_permission_denials" USING btree ("order");
  CREATE INDEX "users_permission_denials_parent_idx" ON "users_permission_denials" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_whatsapp_whatsapp_phone_idx" ON "users" USING btree ("whatsapp_phone");
  CREATE INDEX "users_email_verified_at_idx" ON "users" USING btree ("email_verified_at");
  CREATE INDEX "users_last_seen_at_idx" ON "users" USING btree ("last_seen_at");
  CREATE INDEX "users_erased_at_idx" ON "users" USING btree ("erased_at");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "role_createdAt_idx" ON "users" USING btree ("role","created_at");
  CREATE INDEX "orders_timeline_order_idx" ON "orders_timeline" USING btree ("_order");
  CREATE INDEX "orders_timeline_parent_id_idx" ON "orders_timeline" USING btree ("_parent_id");
  CREATE INDEX "orders_timeline_author_idx" ON "orders_timeline" USING btree ("author_id");
  CREATE INDEX "orders_timeline_document_idx" ON "orders_timeline" USING btree ("document_id");
  CREATE INDEX "orders_clock_pauses_order_idx" ON "orders_clock_pauses" USING btree ("_order");
  CREATE INDEX "orders_clock_pauses_parent_id_idx" ON "orders_clock_pauses" USING btree ("_parent_id");
  CREATE INDEX "orders_lines_order_idx" ON "orders_lines" USING btree ("_order");
  CREATE INDEX "orders_lines_parent_id_idx" ON "orders_lines" USING btree ("_parent_id");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_payment_status_idx" ON "orders" USING btree ("payment_status");
  CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
  CREATE INDEX "orders_company_name_idx" ON "orders" USING btree ("company_name");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_formed_on_idx" ON "orders" USING btree ("formed_on");
  CREATE INDEX "orders_refund_requested_at_idx" ON "orders" USING btree ("refund_requested_at");
  CREATE INDEX "orders_clock_clock_due_at_idx" ON "orders" USING btree ("clock_due_at");
  CREATE INDEX "orders_clock_clock_breached_at_idx" ON "orders" USING btree ("clock_breached_at");
  CREATE INDEX "orders_assignee_idx" ON "orders" USING btree ("assignee_id");
  CREATE INDEX "orders_refund_task_idx" ON "orders" USING btree ("refund_task_id");
  CREATE INDEX "orders_service_type_idx" ON "orders" USING btree ("service_type");
  CREATE INDEX "orders_kind_idx" ON "orders" USING btree ("kind");
  CREATE INDEX "orders_parent_idx" ON "orders" USING btree ("parent_id");
  CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");
  CREATE INDEX "orders_package_idx" ON "orders" USING btree ("package_id");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state_id");
  CREATE INDEX "orders_offer_idx" ON "orders" USING btree ("offer_id");
  CREATE INDEX "orders_offer_person_idx" ON "orders" USING btree ("offer_person");
  CREATE INDEX "orders_payment_id_idx" ON "orders" USING btree ("payment_id");
  CREATE INDEX "orders_affiliate_link_idx" ON "orders" USING btree ("affiliate_link_id");
  CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE UNIQUE INDEX "orders_receipt_number_idx" ON "orders" USING btree ("receipt_number");
  CREATE INDEX "orders_claim_token_hash_idx" ON "orders" USING btree ("claim_token_hash");
  CREATE INDEX "orders_draft_idx" ON "orders" USING btree ("draft_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "receiptYear_receiptSequence_idx" ON "orders" USING btree ("receipt_year","receipt_sequence");
  CREATE INDEX "queue_queueAt_idx" ON "orders" USING btree ("queue","queue_at");
  CREATE INDEX "queue_createdAt_idx" ON "orders" USING btree ("queue","created_at");
  CREATE INDEX "status_createdAt_idx" ON "orders" USING btree ("status","created_at");
  CREATE INDEX "paymentStatus_createdAt_idx" ON "orders" USING btree ("payment_status","created_at");
  CREATE INDEX "serviceType_createdAt_idx" ON "orders" USING btree ("service_type","created_at");
  CREATE INDEX "stateCode_createdAt_idx" ON "orders" USING btree ("state_code","created_at");
  CREATE INDEX "refundOpen_refundRequestedAt_idx" ON "orders" USING btree ("refund_open","refund_requested_at");
  CREATE INDEX "breachOpen_clock_breachedAt_idx" ON "orders" USING btree ("breach_open","clock_breached_at");
  CREATE INDEX "assignee_createdAt_idx" ON "orders" USING btree ("assignee_id","created_at");
  CREATE INDEX "subscriptions_order_idx" ON "subscriptions" USING btree ("order_id");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_addon_idx" ON "subscriptions" USING btree ("addon_id");
  CREATE INDEX "subscriptions_service_idx" ON "subscriptions" USING btree ("service_id");
  CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status");
  CREATE INDEX "subscriptions_renewal_order_idx" ON "subscriptions" USING btree ("renewal_order_id");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "status_renewsAt_idx" ON "subscriptions" USING btree ("status","renews_at");
  CREATE INDEX "filings_members_order_idx" ON "filings_members" USING btree ("_order");
  CREATE INDEX "filings_members_parent_id_idx" ON "filings_members" USING btree ("_parent_id");
  CREATE INDEX "filings_managers_order_idx" ON "filings_managers" USING btree ("_order");
  CREATE INDEX "filings_managers_parent_id_idx" ON "filings_managers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "filings_order_idx" ON "filings" USING btree ("order_id");
  CREATE INDEX "filings_user_idx" ON "filings" USING btree ("user_id");
  CREATE INDEX "filings_completed_at_idx" ON "filings" USING btree ("completed_at");
  CREATE INDEX "filings_updated_at_idx" ON "filings" USING btree ("updated_at");
  CREATE INDEX "filings_created_at_idx" ON "filings" USING btree ("created_at");
  CREATE INDEX "service_details_order_idx" ON "service_details" USING btree ("order_id");
  CREATE INDEX "service_details_user_idx" ON "service_details" USING btree ("user_id");
  CREATE INDEX "service_details_completed_at_idx" ON "service_details" USING btree ("completed_at");
  CREATE INDEX "service_details_updated_at_idx" ON "service_details" USING btree ("updated_at");
  CREATE INDEX "service_details_created_at_idx" ON "service_details" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_service_idx" ON "service_details" USING btree ("order_id","service");
  CREATE INDEX "packages_price_idx" ON "packages" USING btree ("price");
  CREATE INDEX "packages_tier_idx" ON "packages" USING btree ("tier");
  CREATE INDEX "packages_is_active_idx" ON "packages" USING btree ("is_active");
  CREATE INDEX "packages_is_popular_idx" ON "packages" USING btree ("is_popular");
  CREATE INDEX "packages_updated_at_idx" ON "packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "packages" USING btree ("created_at");
  CREATE INDEX "packages_deleted_at_idx" ON "packages" USING btree ("deleted_at");
  CREATE INDEX "packages_texts_order_parent" ON "packages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_packages_v_parent_idx" ON "_packages_v" USING btree ("parent_id");
  CREATE INDEX "_packages_v_version_version_price_idx" ON "_packages_v" USING btree ("version_price");
  CREATE INDEX "_packages_v_version_version_tier_idx" ON "_packages_v" USING btree ("version_tier");
  CREATE INDEX "_packages_v_version_version_is_active_idx" ON "_packages_v" USING btree ("version_is_active");
  CREATE INDEX "_packages_v_version_version_is_popular_idx" ON "_packages_v" USING btree ("version_is_popular");
  CREATE INDEX "_packages_v_version_version_updated_at_idx" ON "_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_packages_v_version_version_created_at_idx" ON "_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_packages_v_version_version_deleted_at_idx" ON "_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_packages_v_created_at_idx" ON "_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_texts_order_parent" ON "_packages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "addons_name_idx" ON "addons" USING btree ("name");
  CREATE INDEX "addons_price_idx" ON "addons" USING btree ("price");
  CREATE INDEX "addons_category_idx" ON "addons" USING btree ("category");
  CREATE UNIQUE INDEX "addons_code_idx" ON "addons" USING btree ("code");
  CREATE INDEX "addons_is_active_idx" ON "addons" USING btree ("is_active");
  CREATE INDEX "addons_is_registered_agent_idx" ON "addons" USING btree ("is_registered_agent");
  CREATE INDEX "addons_show_in_starter_idx" ON "addons" USING btree ("show_in_starter");
  CREATE INDEX "addons_show_in_standard_idx" ON "addons" USING btree ("show_in_standard");
  CREATE INDEX "addons_show_in_premium_idx" ON "addons" USING btree ("show_in_premium");
  CREATE INDEX "addons_updated_at_idx" ON "addons" USING btree ("updated_at");
  CREATE INDEX "addons_created_at_idx" ON "addons" USING btree ("created_at");
  CREATE INDEX "addons_deleted_at_idx" ON "addons" USING btree ("deleted_at");
  CREATE INDEX "_addons_v_parent_idx" ON "_addons_v" USING btree ("parent_id");
  CREATE INDEX "_addons_v_version_version_name_idx" ON "_addons_v" USING btree ("version_name");
  CREATE INDEX "_addons_v_version_version_price_idx" ON "_addons_v" USING btree ("version_price");
  CREATE INDEX "_addons_v_version_version_category_idx" ON "_addons_v" USING btree ("version_category");
  CREATE INDEX "_addons_v_version_version_code_idx" ON "_addons_v" USING btree ("version_code");
  CREATE INDEX "_addons_v_version_version_is_active_idx" ON "_addons_v" USING btree ("version_is_active");
  CREATE INDEX "_addons_v_version_version_is_registered_agent_idx" ON "_addons_v" USING btree ("version_is_registered_agent");
  CREATE INDEX "_addons_v_version_version_show_in_starter_idx" ON "_addons_v" USING btree ("version_show_in_starter");
  CREATE INDEX "_addons_v_version_version_show_in_standard_idx" ON "_addons_v" USING btree ("version_show_in_standard");
  CREATE INDEX "_addons_v_version_version_show_in_premium_idx" ON "_addons_v" USING btree ("version_show_in_premium");
  CREATE INDEX "_addons_v_version_version_updated_at_idx" ON "_addons_v" USING btree ("version_updated_at");
  CREATE INDEX "_addons_v_version_version_created_at_idx" ON "_addons_v" USING btree ("version_created_at");
  CREATE INDEX "_addons_v_version_version_deleted_at_idx" ON "_addons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_addons_v_created_at_idx" ON "_addons_v" USING btree ("created_at");
  CREATE INDEX "_addons_v_updated_at_idx" ON "_addons_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "offers_code_idx" ON "offers" USING btree ("code");
  CREATE INDEX "offers_kind_idx" ON "offers" USING btree ("kind");
  CREATE INDEX "offers_applies_to_idx" ON "offers" USING btree ("applies_to");
  CREATE INDEX "offers_needs_formation_idx" ON "offers" USING btree ("needs_formation");
  CREATE INDEX "offers_is_active_idx" ON "offers" USING btree ("is_active");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers_rels_order_idx" ON "offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_packages_id_idx" ON "offers_rels" USING btree ("packages_id");
  CREATE INDEX "offers_rels_addons_id_idx" ON "offers_rels" USING btree ("addons_id");
  CREATE INDEX "offers_rels_services_id_idx" ON "offers_rels" USING btree ("services_id");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_code_idx" ON "_offers_v" USING btree ("version_code");
  CREATE INDEX "_offers_v_version_version_kind_idx" ON "_offers_v" USING btree ("version_kind");
  CREATE INDEX "_offers_v_version_version_applies_to_idx" ON "_offers_v" USING btree ("version_applies_to");
  CREATE INDEX "_offers_v_version_version_needs_formation_idx" ON "_offers_v" USING btree ("version_needs_formation");
  CREATE INDEX "_offers_v_version_version_is_active_idx" ON "_offers_v" USING btree ("version_is_active");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_rels_order_idx" ON "_offers_v_rels" USING btree ("order");
  CREATE INDEX "_offers_v_rels_parent_idx" ON "_offers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offers_v_rels_path_idx" ON "_offers_v_rels" USING btree ("path");
  CREATE INDEX "_offers_v_rels_packages_id_idx" ON "_offers_v_rels" USING btree ("packages_id");
  CREATE INDEX "_offers_v_rels_addons_id_idx" ON "_offers_v_rels" USING btree ("addons_id");
  CREATE INDEX "_offers_v_rels_services_id_idx" ON "_offers_v_rels" USING btree ("services_id");
  CREATE INDEX "states_notes_order_idx" ON "states_notes" USING btree ("_order");
  CREATE INDEX "states_notes_parent_id_idx" ON "states_notes" USING btree ("_parent_id");
  CREATE INDEX "states_name_idx" ON "states" USING btree ("name");
  CREATE UNIQUE INDEX "states_code_idx" ON "states" USING btree ("code");
  CREATE INDEX "states_filing_fee_idx" ON "states" USING btree ("filing_fee");
  CREATE INDEX "states_is_active_idx" ON "states" USING btree ("is_active");
  CREATE INDEX "states_is_popular_idx" ON "states" USING btree ("is_popular");
  CREATE INDEX "states_updated_at_idx" ON "states" USING btree ("updated_at");
  CREATE INDEX "states_created_at_idx" ON "states" USING btree ("created_at");
  CREATE INDEX "states_deleted_at_idx" ON "states" USING btree ("deleted_at");
  CREATE INDEX "_states_v_version_notes_order_idx" ON "_states_v_version_notes" USING btree ("_order");
  CREATE INDEX "_states_v_version_notes_parent_id_idx" ON "_states_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_states_v_parent_idx" ON "_states_v" USING btree ("parent_id");
  CREATE INDEX "_states_v_version_version_name_idx" ON "_states_v" USING btree ("version_name");
  CREATE INDEX "_states_v_version_version_code_idx" ON "_states_v" USING btree ("version_code");
  CREATE INDEX "_states_v_version_version_filing_fee_idx" ON "_states_v" USING btree ("version_filing_fee");
  CREATE INDEX "_states_v_version_version_is_active_idx" ON "_states_v" USING btree ("version_is_active");
  CREATE INDEX "_states_v_version_version_is_popular_idx" ON "_states_v" USING btree ("version_is_popular");
  CREATE INDEX "_states_v_version_version_updated_at_idx" ON "_states_v" USING btree ("version_updated_at");
  CREATE INDEX "_states_v_version_version_created_at_idx" ON "_states_v" USING btree ("version_created_at");
  CREATE INDEX "_states_v_version_version_deleted_at_idx" ON "_states_v" USING btree ("version_deleted_at");
  CREATE INDEX "_states_v_created_at_idx" ON "_states_v" USING btree ("created_at");
  CREATE INDEX "_states_v_updated_at_idx" ON "_states_v" USING btree ("updated_at");
  CREATE INDEX "tickets_subject_idx" ON "tickets" USING btree ("subject");
  CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status");
  CREATE INDEX "tickets_topic_idx" ON "tickets" USING btree ("topic");
  CREATE INDEX "tickets_user_idx" ON "tickets" USING btree ("user_id");
  CREATE INDEX "tickets_order_idx" ON "tickets" USING btree ("order_id");
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE INDEX "tickets_requester_email_idx" ON "tickets" USING btree ("requester_email");
  CREATE INDEX "tickets_whatsapp_phone_idx" ON "tickets" USING btree ("whatsapp_phone");
  CREATE INDEX "tickets_last_message_at_idx" ON "tickets" USING btree ("last_message_at");
  CREATE INDEX "tickets_merged_into_idx" ON "tickets" USING btree ("merged_into_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "tickets_deleted_at_idx" ON "tickets" USING btree ("deleted_at");
  CREATE INDEX "assignee_waitingSince_idx" ON "tickets" USING btree ("assignee_id","waiting_since");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_author_kind_idx" ON "ticket_messages" USING btree ("author_kind");
  CREATE INDEX "ticket_messages_author_idx" ON "ticket_messages" USING btree ("author_id");
  CREATE INDEX "ticket_messages_internal_idx" ON "ticket_messages" USING btree ("internal");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "ticket_createdAt_idx" ON "ticket_messages" USING btree ("ticket_id","created_at");
  CREATE INDEX "ticket_messages_rels_order_idx" ON "ticket_messages_rels" USING btree ("order");
  CREATE INDEX "ticket_messages_rels_parent_idx" ON "ticket_messages_rels" USING btree ("parent_id");
  CREATE INDEX "ticket_messages_rels_path_idx" ON "ticket_messages_rels" USING btree ("path");
  CREATE INDEX "ticket_messages_rels_documents_id_idx" ON "ticket_messages_rels" USING btree ("documents_id");
  CREATE UNIQUE INDEX "canned_replies_shortcut_idx" ON "canned_replies" USING btree ("shortcut");
  CREATE INDEX "canned_replies_is_active_idx" ON "canned_replies" USING btree ("is_active");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE INDEX "documents_type_idx" ON "documents" USING btree ("type");
  CREATE INDEX "documents_user_idx" ON "documents" USING btree ("user_id");
  CREATE INDEX "documents_order_idx" ON "documents" USING btree ("order_id");
  CREATE INDEX "documents_ticket_idx" ON "documents" USING btree ("ticket_id");
  CREATE INDEX "documents_uploaded_by_idx" ON "documents" USING btree ("uploaded_by");
  CREATE INDEX "documents_uploaded_at_idx" ON "documents" USING btree ("uploaded_at");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "user_uploadedAt_idx" ON "documents" USING btree ("user_id","uploaded_at");
  CREATE INDEX "compliance_tasks_user_idx" ON "compliance_tasks" USING btree ("user_id");
  CREATE INDEX "compliance_tasks_order_idx" ON "compliance_tasks" USING btree ("order_id");
  CREATE INDEX "compliance_tasks_handled_by_idx" ON "compliance_tasks" USING btree ("handled_by_id");
  CREATE INDEX "compliance_tasks_completed_at_idx" ON "compliance_tasks" USING btree ("completed_at");
  CREATE UNIQUE INDEX "compliance_tasks_dedupe_key_idx" ON "compliance_tasks" USING btree ("dedupe_key");
  CREATE INDEX "compliance_tasks_updated_at_idx" ON "compliance_tasks" USING btree ("updated_at");
  CREATE INDEX "compliance_tasks_created_at_idx" ON "compliance_tasks" USING btree ("created_at");
  CREATE INDEX "user_dueDate_idx" ON "compliance_tasks" USING btree ("user_id","due_date");
  CREATE UNIQUE INDEX "email_templates_name_idx" ON "email_templates" USING btree ("name");
  CREATE INDEX "email_templates_template_type_idx" ON "email_templates" USING btree ("template_type");
  CREATE INDEX "email_templates_is_active_idx" ON "email_templates" USING btree ("is_active");
  CREATE INDEX "email_templates_updated_at_idx" ON "email_templates" USING btree ("updated_at");
  CREATE INDEX "email_templates_created_at_idx" ON "email_templates" USING btree ("created_at");
  CREATE INDEX "_email_templates_v_parent_idx" ON "_email_templates_v" USING btree ("parent_id");
  CREATE INDEX "_email_templates_v_version_version_name_idx" ON "_email_templates_v" USING btree ("version_name");
  CREATE INDEX "_email_templates_v_version_version_template_type_idx" ON "_email_templates_v" USING btree ("version_template_type");
  CREATE INDEX "_email_templates_v_version_version_is_active_idx" ON "_email_templates_v" USING btree ("version_is_active");
  CREATE INDEX "_email_templates_v_version_version_updated_at_idx" ON "_email_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_email_templates_v_version_version_created_at_idx" ON "_email_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_email_templates_v_created_at_idx" ON "_email_templates_v" USING btree ("created_at");
  CREATE INDEX "_email_templates_v_updated_at_idx" ON "_email_templates_v" USING btree ("updated_at");
  CREATE INDEX "email_campaigns_scheduled_at_idx" ON "email_campaigns" USING btree ("scheduled_at");
  CREATE INDEX "email_campaigns_status_idx" ON "email_campaigns" USING btree ("status");
  CREATE INDEX "email_campaigns_updated_at_idx" ON "email_campaigns" USING btree ("updated_at");
  CREATE INDEX "email_campaigns_created_at_idx" ON "email_campaigns" USING btree ("created_at");
  CREATE INDEX "campaign_recipients_campaign_idx" ON "campaign_recipients" USING btree ("campaign_id");
  CREATE INDEX "campaign_recipients_email_idx" ON "campaign_recipients" USING btree ("email");
  CREATE INDEX "campaign_recipients_lead_idx" ON "campaign_recipients" USING btree ("lead_id");
  CREATE INDEX "campaign_recipients_user_idx" ON "campaign_recipients" USING btree ("user_id");
  CREATE INDEX "campaign_recipients_status_idx" ON "campaign_recipients" USING btree ("status");
  CREATE INDEX "campaign_recipients_mail_idx" ON "campaign_recipients" USING btree ("mail_id");
  CREATE INDEX "campaign_recipients_updated_at_idx" ON "campaign_recipients" USING btree ("updated_at");
  CREATE INDEX "campaign_recipients_created_at_idx" ON "campaign_recipients" USING btree ("created_at");
  CREATE UNIQUE INDEX "campaign_email_idx" ON "campaign_recipients" USING btree ("campaign_id","email");
  CREATE INDEX "campaign_status_dueAt_idx" ON "campaign_recipients" USING btree ("campaign_id","status","due_at");
  CREATE INDEX "emails_to_idx" ON "emails" USING btree ("to");
  CREATE INDEX "emails_template_idx" ON "emails" USING btree ("template");
  CREATE INDEX "emails_kind_idx" ON "emails" USING btree ("kind");
  CREATE INDEX "emails_topic_idx" ON "emails" USING btree ("topic");
  CREATE INDEX "emails_campaign_idx" ON "emails" USING btree ("campaign_id");
  CREATE INDEX "emails_status_idx" ON "emails" USING btree ("status");
  CREATE UNIQUE INDEX "emails_dedupe_key_idx" ON "emails" USING btree ("dedupe_key");
  CREATE INDEX "emails_order_idx" ON "emails" USING btree ("order_id");
  CREATE INDEX "emails_user_idx" ON "emails" USING btree ("user_id");
  CREATE INDEX "emails_ticket_idx" ON "emails" USING btree ("ticket_id");
  CREATE INDEX "emails_message_id_idx" ON "emails" USING btree ("message_id");
  CREATE INDEX "emails_provider_id_idx" ON "emails" USING btree ("provider_id");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email");
  CREATE INDEX "suppressions_reason_idx" ON "suppressions" USING btree ("reason");
  CREATE INDEX "suppressions_campaign_idx" ON "suppressions" USING btree ("campaign_id");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_reason_idx" ON "suppressions" USING btree ("email","reason");
  CREATE INDEX "consents_email_idx" ON "consents" USING btree ("email");
  CREATE INDEX "consents_topic_idx" ON "consents" USING btree ("topic");
  CREATE INDEX "consents_place_idx" ON "consents" USING btree ("place");
  CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
  CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "email_topic_createdAt_idx" ON "consents" USING btree ("email","topic","created_at");
  CREATE INDEX "mail_events_mail_idx" ON "mail_events" USING btree ("mail_id");
  CREATE INDEX "mail_events_to_idx" ON "mail_events" USING btree ("to");
  CREATE INDEX "mail_events_kind_idx" ON "mail_events" USING btree ("kind");
  CREATE INDEX "mail_events_source_idx" ON "mail_events" USING btree ("source");
  CREATE INDEX "mail_events_at_idx" ON "mail_events" USING btree ("at");
  CREATE UNIQUE INDEX "mail_events_fingerprint_idx" ON "mail_events" USING btree ("fingerprint");
  CREATE INDEX "mail_events_updated_at_idx" ON "mail_events" USING btree ("updated_at");
  CREATE INDEX "mail_events_created_at_idx" ON "mail_events" USING btree ("created_at");
  CREATE INDEX "to_kind_at_idx" ON "mail_events" USING btree ("to","kind","at");
  CREATE UNIQUE INDEX "followup_campaigns_name_idx" ON "followup_campaigns" USING btree ("name");
  CREATE INDEX "followup_campaigns_trigger_event_idx" ON "followup_campaigns" USING btree ("trigger_event");
  CREATE INDEX "followup_campaigns_email_template_idx" ON "followup_campaigns" USING btree ("email_template_id");
  CREATE INDEX "followup_campaigns_is_active_idx" ON "followup_campaigns" USING btree ("is_active");
  CREATE INDEX "followup_campaigns_updated_at_idx" ON "followup_campaigns" USING btree ("updated_at");
  CREATE INDEX "followup_campaigns_created_at_idx" ON "followup_campaigns" USING btree ("created_at");
  CREATE INDEX "followup_schedules_campaign_idx" ON "followup_schedules" USING btree ("campaign_id");
  CREATE INDEX "followup_schedules_lead_idx" ON "followup_schedules" USING btree ("lead_id");
  CREATE INDEX "followup_schedules_user_idx" ON "followup_schedules" USING btree ("user_id");
  CREATE INDEX "followup_schedules_email_idx" ON "followup_schedules" USING btree ("email");
  CREATE INDEX "followup_schedules_scheduled_at_idx" ON "followup_schedules" USING btree ("scheduled_at");
  CREATE INDEX "followup_schedules_status_idx" ON "followup_schedules" USING btree ("status");
  CREATE INDEX "followup_schedules_sent_at_idx" ON "followup_schedules" USING btree ("sent_at");
  CREATE INDEX "followup_schedules_mail_idx" ON "followup_schedules" USING btree ("mail_id");
  CREATE INDEX "followup_schedules_updated_at_idx" ON "followup_schedules" USING btree ("updated_at");
  CREATE INDEX "followup_schedules_created_at_idx" ON "followup_schedules" USING btree ("created_at");
  CREATE UNIQUE INDEX "campaign_lead_episode_idx" ON "followup_schedules" USING btree ("campaign_id","lead_id","episode");
  CREATE UNIQUE INDEX "campaign_user_episode_idx" ON "followup_schedules" USING btree ("campaign_id","user_id","episode");
  CREATE INDEX "status_scheduledAt_idx" ON "followup_schedules" USING btree ("status","scheduled_at");
  CREATE UNIQUE INDEX "affiliate_links_user_idx" ON "affiliate_links" USING btree ("user_id");
  CREATE UNIQUE INDEX "affiliate_links_code_idx" ON "affiliate_links" USING btree ("code");
  CREATE INDEX "affiliate_links_is_active_idx" ON "affiliate_links" USING btree ("is_active");
  CREATE INDEX "affiliate_links_updated_at_idx" ON "affiliate_links" USING btree ("updated_at");
  CREATE INDEX "affiliate_links_created_at_idx" ON "affiliate_links" USING btree ("created_at");
  CREATE INDEX "affiliate_clicks_link_idx" ON "affiliate_clicks" USING btree ("link_id");
  CREATE INDEX "affiliate_clicks_day_idx" ON "affiliate_clicks" USING btree ("day");
  CREATE INDEX "affiliate_clicks_updated_at_idx" ON "affiliate_clicks" USING btree ("updated_at");
  CREATE INDEX "affiliate_clicks_created_at_idx" ON "affiliate_clicks" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_visitorHash_day_idx" ON "affiliate_clicks" USING btree ("link_id","visitor_hash","day");
  CREATE INDEX "link_createdAt_idx" ON "affiliate_clicks" USING btree ("link_id","created_at");
  CREATE INDEX "commissions_link_idx" ON "commissions" USING btree ("link_id");
  CREATE INDEX "commissions_user_idx" ON "commissions" USING btree ("user_id");
  CREATE INDEX "commissions_order_idx" ON "commissions" USING btree ("order_id");
  CREATE INDEX "commissions_status_idx" ON "commissions" USING btree ("status");
  CREATE INDEX "commissions_approvable_at_idx" ON "commissions" USING btree ("approvable_at");
  CREATE INDEX "commissions_review_idx" ON "commissions" USING btree ("review");
  CREATE INDEX "commissions_payout_idx" ON "commissions" USING btree ("payout_id");
  CREATE INDEX "commissions_updated_at_idx" ON "commissions" USING btree ("updated_at");
  CREATE INDEX "commissions_created_at_idx" ON "commissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "link_order_idx" ON "commissions" USING btree ("link_id","order_id");
  CREATE INDEX "status_approvableAt_idx" ON "commissions" USING btree ("status","approvable_at");
  CREATE INDEX "payouts_user_idx" ON "payouts" USING btree ("user_id");
  CREATE INDEX "payouts_link_idx" ON "payouts" USING btree ("link_id");
  CREATE INDEX "payouts_status_idx" ON "payouts" USING btree ("status");
  CREATE UNIQUE INDEX "payouts_reference_idx" ON "payouts" USING btree ("reference");
  CREATE INDEX "payouts_paid_at_idx" ON "payouts" USING btree ("paid_at");
  CREATE INDEX "payouts_updated_at_idx" ON "payouts" USING btree ("updated_at");
  CREATE INDEX "payouts_created_at_idx" ON "payouts" USING btree ("created_at");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE INDEX "day_visitorHash_idx" ON "visits" USING btree ("day","visitor_hash");
  CREATE INDEX "payment_gateways_settings_methods_order_idx" ON "payment_gateways_settings_methods" USING btree ("order");
  CREATE INDEX "payment_gateways_settings_methods_parent_idx" ON "payment_gateways_settings_methods" USING btree ("parent_id");
  CREATE UNIQUE INDEX "payment_gateways_type_idx" ON "payment_gateways" USING btree ("type");
  CREATE INDEX "payment_gateways_enabled_idx" ON "payment_gateways" USING btree ("enabled");
  CREATE INDEX "payment_gateways_updated_at_idx" ON "payment_gateways" USING btree ("updated_at");
  CREATE INDEX "payment_gateways_created_at_idx" ON "payment_gateways" USING btree ("created_at");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_gateway_idx" ON "payments" USING btree ("gateway");
  CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status");
  CREATE INDEX "payments_charge_ref_idx" ON "payments" USING btree ("charge_ref");
  CREATE UNIQUE INDEX "payments_idempotency_key_idx" ON "payments" USING btree ("idempotency_key");
  CREATE INDEX "payments_mode_idx" ON "payments" USING btree ("mode");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "gateway_gatewayRef_idx" ON "payments" USING btree ("gateway","gateway_ref");
  CREATE INDEX "status_createdAt_1_idx" ON "payments" USING btree ("status","created_at");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE INDEX "refunds_gateway_ref_idx" ON "refunds" USING btree ("gateway_ref");
  CREATE UNIQUE INDEX "refunds_idempotency_key_idx" ON "refunds" USING btree ("idempotency_key");
  CREATE INDEX "refunds_last_checked_at_idx" ON "refunds" USING btree ("last_checked_at");
  CREATE INDEX "refunds_by_idx" ON "refunds" USING btree ("by_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE INDEX "disputes_payment_idx" ON "disputes" USING btree ("payment_id");
  CREATE INDEX "disputes_order_idx" ON "disputes" USING btree ("order_id");
  CREATE INDEX "disputes_status_idx" ON "disputes" USING btree ("status");
  CREATE INDEX "disputes_loss_idx" ON "disputes" USING btree ("loss_id");
  CREATE INDEX "disputes_updated_at_idx" ON "disputes" USING btree ("updated_at");
  CREATE INDEX "disputes_created_at_idx" ON "disputes" USING btree ("created_at");
  CREATE UNIQUE INDEX "gateway_gatewayRef_1_idx" ON "disputes" USING btree ("gateway","gateway_ref");
  CREATE INDEX "webhook_events_gateway_idx" ON "webhook_events" USING btree ("gateway");
  CREATE INDEX "webhook_events_ref_idx" ON "webhook_events" USING btree ("ref");
  CREATE INDEX "webhook_events_status_idx" ON "webhook_events" USING btree ("status");
  CREATE INDEX "webhook_events_updated_at_idx" ON "webhook_events" USING btree ("updated_at");
  CREATE INDEX "webhook_events_created_at_idx" ON "webhook_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "gateway_eventId_idx" ON "webhook_events" USING btree ("gateway","event_id");
  CREATE UNIQUE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_company_name_idx" ON "leads" USING btree ("company_name");
  CREATE INDEX "leads_selected_package_idx" ON "leads" USING btree ("selected_package_id");
  CREATE INDEX "leads_selected_state_idx" ON "leads" USING btree ("selected_state_id");
  CREATE INDEX "leads_checkout_step_idx" ON "leads" USING btree ("checkout_step");
  CREATE INDEX "leads_total_amount_idx" ON "leads" USING btree ("total_amount");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_converted_idx" ON "leads" USING btree ("converted");
  CREATE INDEX "leads_converted_by_idx" ON "leads" USING btree ("converted_by_id");
  CREATE INDEX "leads_marked_by_idx" ON "leads" USING btree ("marked_by_id");
  CREATE INDEX "leads_last_step_at_idx" ON "leads" USING btree ("last_step_at");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "lead_activities_lead_idx" ON "lead_activities" USING btree ("lead_id");
  CREATE INDEX "lead_activities_kind_idx" ON "lead_activities" USING btree ("kind");
  CREATE INDEX "lead_activities_author_idx" ON "lead_activities" USING btree ("author_id");
  CREATE INDEX "lead_activities_updated_at_idx" ON "lead_activities" USING btree ("updated_at");
  CREATE INDEX "lead_activities_created_at_idx" ON "lead_activities" USING btree ("created_at");
  CREATE INDEX "lead_createdAt_idx" ON "lead_activities" USING btree ("lead_id","created_at");
  CREATE UNIQUE INDEX "seo_pages_path_idx" ON "seo_pages" USING btree ("path");
  CREATE INDEX "seo_pages_og_media_idx" ON "seo_pages" USING btree ("og_media_id");
  CREATE INDEX "seo_pages_noindex_idx" ON "seo_pages" USING btree ("noindex");
  CREATE INDEX "seo_pages_is_active_idx" ON "seo_pages" USING btree ("is_active");
  CREATE INDEX "seo_pages_updated_at_idx" ON "seo_pages" USING btree ("updated_at");
  CREATE INDEX "seo_pages_created_at_idx" ON "seo_pages" USING btree ("created_at");
  CREATE INDEX "seo_pages_deleted_at_idx" ON "seo_pages" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_is_active_idx" ON "redirects" USING btree ("is_active");
  CREATE INDEX "redirects_hits_idx" ON "redirects" USING btree ("hits");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "content_elements_page_idx" ON "content_elements" USING btree ("page");
  CREATE INDEX "content_elements_element_type_idx" ON "content_elements" USING btree ("element_type");
  CREATE INDEX "content_elements_changed_by_idx" ON "content_elements" USING btree ("changed_by_id");
  CREATE INDEX "content_elements_changed_at_idx" ON "content_elements" USING btree ("changed_at");
  CREATE INDEX "content_elements_category_idx" ON "content_elements" USING btree ("category");
  CREATE INDEX "content_elements_sort_order_idx" ON "content_elements" USING btree ("sort_order");
  CREATE INDEX "content_elements_is_active_idx" ON "content_elements" USING btree ("is_active");
  CREATE INDEX "content_elements_claim_claim_is_claim_idx" ON "content_elements" USING btree ("claim_is_claim");
  CREATE INDEX "content_elements_claim_claim_evidence_idx" ON "content_elements" USING btree ("claim_evidence_id");
  CREATE INDEX "content_elements_claim_claim_expires_at_idx" ON "content_elements" USING btree ("claim_expires_at");
  CREATE INDEX "content_elements_claim_claim_verified_idx" ON "content_elements" USING btree ("claim_verified");
  CREATE INDEX "content_elements_claim_claim_entered_by_idx" ON "content_elements" USING btree ("claim_entered_by_id");
  CREATE INDEX "content_elements_claim_claim_verified_by_idx" ON "content_elements" USING btree ("claim_verified_by_id");
  CREATE INDEX "content_elements_updated_at_idx" ON "content_elements" USING btree ("updated_at");
  CREATE INDEX "content_elements_created_at_idx" ON "content_elements" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_selector_idx" ON "content_elements" USING btree ("page","selector");
  CREATE INDEX "page_category_sortOrder_idx" ON "content_elements" USING btree ("page","category","sort_order");
  CREATE INDEX "content_revisions_number_idx" ON "content_revisions" USING btree ("number");
  CREATE INDEX "content_revisions_kind_idx" ON "content_revisions" USING btree ("kind");
  CREATE INDEX "content_revisions_author_idx" ON "content_revisions" USING btree ("author_id");
  CREATE INDEX "content_revisions_undone_at_idx" ON "content_revisions" USING btree ("undone_at");
  CREATE INDEX "content_revisions_undone_by_idx" ON "content_revisions" USING btree ("undone_by_id");
  CREATE INDEX "content_revisions_updated_at_idx" ON "content_revisions" USING btree ("updated_at");
  CREATE INDEX "content_revisions_created_at_idx" ON "content_revisions" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_pages_path_idx" ON "site_pages" USING btree ("path");
  CREATE INDEX "site_pages_updated_at_idx" ON "site_pages" USING btree ("updated_at");
  CREATE INDEX "site_pages_created_at_idx" ON "site_pages" USING btree ("created_at");
  CREATE INDEX "site_pages__status_idx" ON "site_pages" USING btree ("_status");
  CREATE INDEX "_site_pages_v_parent_idx" ON "_site_pages_v" USING btree ("parent_id");
  CREATE INDEX "_site_pages_v_version_version_path_idx" ON "_site_pages_v" USING btree ("version_path");
  CREATE INDEX "_site_pages_v_version_version_updated_at_idx" ON "_site_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_pages_v_version_version_created_at_idx" ON "_site_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_site_pages_v_version_version__status_idx" ON "_site_pages_v" USING btree ("version__status");
  CREATE INDEX "_site_pages_v_created_at_idx" ON "_site_pages_v" USING btree ("created_at");
  CREATE INDEX "_site_pages_v_updated_at_idx" ON "_site_pages_v" USING btree ("updated_at");
  CREATE INDEX "_site_pages_v_latest_idx" ON "_site_pages_v" USING btree ("latest");
  CREATE INDEX "legal_versions_published_by_idx" ON "legal_versions" USING btree ("published_by_id");
  CREATE INDEX "legal_versions_updated_at_idx" ON "legal_versions" USING btree ("updated_at");
  CREATE INDEX "legal_versions_created_at_idx" ON "legal_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_version_idx" ON "legal_versions" USING btree ("page","version");
  CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
  CREATE INDEX "faqs_page_idx" ON "faqs" USING btree ("page");
  CREATE INDEX "faqs_is_active_idx" ON "faqs" USING btree ("is_active");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_is_active_idx" ON "testimonials" USING btree ("is_active");
  CREATE INDEX "testimonials_claim_claim_evidence_idx" ON "testimonials" USING btree ("claim_evidence_id");
  CREATE INDEX "testimonials_claim_claim_expires_at_idx" ON "testimonials" USING btree ("claim_expires_at");
  CREATE INDEX "testimonials_claim_claim_verified_idx" ON "testimonials" USING btree ("claim_verified");
  CREATE INDEX "testimonials_claim_claim_entered_by_idx" ON "testimonials" USING btree ("claim_entered_by_id");
  CREATE INDEX "testimonials_claim_claim_verified_by_idx" ON "testimonials" USING btree ("claim_verified_by_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "evidence_updated_at_idx" ON "evidence" USING btree ("updated_at");
  CREATE INDEX "evidence_created_at_idx" ON "evidence" USING btree ("created_at");
  CREATE UNIQUE INDEX "evidence_filename_idx" ON "evidence" USING btree ("filename");
  CREATE UNIQUE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "media_sizes_small_webp_sizes_small_webp_filename_idx" ON "media" USING btree ("sizes_small_webp_filename");
  CREATE INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "media" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "media_sizes_medium_webp_sizes_medium_webp_filename_idx" ON "media" USING btree ("sizes_medium_webp_filename");
  CREATE INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx" ON "media" USING btree ("sizes_large_avif_filename");
  CREATE INDEX "media_sizes_large_webp_sizes_large_webp_filename_idx" ON "media" USING btree ("sizes_large_webp_filename");
  CREATE INDEX "media_sizes_social_sizes_social_filename_idx" ON "media" USING btree ("sizes_social_filename");
  CREATE INDEX "services_package_types_order_idx" ON "services_package_types" USING btree ("_order");
  CREATE INDEX "services_package_types_parent_id_idx" ON "services_package_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_is_active_idx" ON "services" USING btree ("is_active");
  CREATE INDEX "services_sort_order_idx" ON "services" USING btree ("sort_order");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_texts_order_parent" ON "services_texts" USING btree ("order","parent_id");
  CREATE INDEX "_services_v_version_package_types_order_idx" ON "_services_v_version_package_types" USING btree ("_order");
  CREATE INDEX "_services_v_version_package_types_parent_id_idx" ON "_services_v_version_package_types" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_is_active_idx" ON "_services_v" USING btree ("version_is_active");
  CREATE INDEX "_services_v_version_version_sort_order_idx" ON "_services_v" USING btree ("version_sort_order");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_texts_order_parent" ON "_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "checkout_packages_package_idx" ON "checkout_packages" USING btree ("package_id");
  CREATE INDEX "checkout_packages_is_active_idx" ON "checkout_packages" USING btree ("is_active");
  CREATE INDEX "checkout_packages_sort_order_idx" ON "checkout_packages" USING btree ("sort_order");
  CREATE INDEX "checkout_packages_updated_at_idx" ON "checkout_packages" USING btree ("updated_at");
  CREATE INDEX "checkout_packages_created_at_idx" ON "checkout_packages" USING btree ("created_at");
  CREATE INDEX "checkout_packages_deleted_at_idx" ON "checkout_packages" USING btree ("deleted_at");
  CREATE INDEX "checkout_packages_texts_order_parent" ON "checkout_packages_texts" USING btree ("order","parent_id");
  CREATE INDEX "job_openings_countries_order_idx" ON "job_openings_countries" USING btree ("order");
  CREATE INDEX "job_openings_countries_parent_idx" ON "job_openings_countries" USING btree ("parent_id");
  CREATE INDEX "job_openings_questions_order_idx" ON "job_openings_questions" USING btree ("_order");
  CREATE INDEX "job_openings_questions_parent_id_idx" ON "job_openings_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_openings_slug_idx" ON "job_openings" USING btree ("slug");
  CREATE INDEX "job_openings_status_idx" ON "job_openings" USING btree ("status");
  CREATE INDEX "job_openings_department_idx" ON "job_openings" USING btree ("department");
  CREATE INDEX "job_openings_location_idx" ON "job_openings" USING btree ("location");
  CREATE INDEX "job_openings_published_at_idx" ON "job_openings" USING btree ("published_at");
  CREATE INDEX "job_openings_closes_at_idx" ON "job_openings" USING btree ("closes_at");
  CREATE INDEX "job_openings_updated_at_idx" ON "job_openings" USING btree ("updated_at");
  CREATE INDEX "job_openings_created_at_idx" ON "job_openings" USING btree ("created_at");
  CREATE INDEX "job_openings_texts_order_parent" ON "job_openings_texts" USING btree ("order","parent_id");
  CREATE INDEX "job_applications_notes_order_idx" ON "job_applications_notes" USING btree ("_order");
  CREATE INDEX "job_applications_notes_parent_id_idx" ON "job_applications_notes" USING btree ("_parent_id");
  CREATE INDEX "job_applications_notes_author_idx" ON "job_applications_notes" USING btree ("author_id");
  CREATE INDEX "job_applications_opening_idx" ON "job_applications" USING btree ("opening_id");
  CREATE INDEX "job_applications_email_idx" ON "job_applications" USING btree ("email");
  CREATE INDEX "job_applications_stage_idx" ON "job_applications" USING btree ("stage");
  CREATE INDEX "job_applications_rating_idx" ON "job_applications" USING btree ("rating");
  CREATE INDEX "job_applications_owner_idx" ON "job_applications" USING btree ("owner_id");
  CREATE INDEX "job_applications_delete_after_idx" ON "job_applications" USING btree ("delete_after");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_applications_filename_idx" ON "job_applications" USING btree ("filename");
  CREATE INDEX "opening_stage_idx" ON "job_applications" USING btree ("opening_id","stage");
  CREATE INDEX "opening_email_idx" ON "job_applications" USING btree ("opening_id","email");
  CREATE INDEX "stage_createdAt_idx" ON "job_applications" USING btree ("stage","created_at");
  CREATE UNIQUE INDEX "permissions_name_idx" ON "permissions" USING btree ("name");
  CREATE INDEX "permissions_category_idx" ON "permissions" USING btree ("category");
  CREATE INDEX "permissions_updated_at_idx" ON "permissions" USING btree ("updated_at");
  CREATE INDEX "permissions_created_at_idx" ON "permissions" USING btree ("created_at");
  CREATE INDEX "role_permissions_granted_idx" ON "role_permissions" USING btree ("granted");
  CREATE INDEX "role_permissions_updated_at_idx" ON "role_permissions" USING btree ("updated_at");
  CREATE INDEX "role_permissions_created_at_idx" ON "role_permissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "role_permissionName_idx" ON "role_permissions" USING btree ("role","permission_name");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_actor_email_idx" ON "audit_log" USING btree ("actor_email");
  CREATE INDEX "audit_log_document_id_idx" ON "audit_log" USING btree ("document_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "action_createdAt_idx" ON "audit_log" USING btree ("action","created_at");
  CREATE INDEX "area_createdAt_idx" ON "audit_log" USING btree ("area","created_at");
  CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("owner_id");
  CREATE INDEX "saved_views_updated_at_idx" ON "saved_views" USING btree ("updated_at");
  CREATE INDEX "saved_views_created_at_idx" ON "saved_views" USING btree ("created_at");
  CREATE INDEX "screen_owner_idx" ON "saved_views" USING btree ("screen","owner_id");
  CREATE UNIQUE INDEX "checkout_drafts_token_hash_idx" ON "checkout_drafts" USING btree ("token_hash");
  CREATE INDEX "checkout_drafts_user_idx" ON "checkout_drafts" USING btree ("user_id");
  CREATE INDEX "checkout_drafts_order_idx" ON "checkout_drafts" USING btree ("order_id");
  CREATE INDEX "checkout_drafts_expires_at_idx" ON "checkout_drafts" USING btree ("expires_at");
  CREATE INDEX "checkout_drafts_updated_at_idx" ON "checkout_drafts" USING btree ("updated_at");
  CREATE INDEX "checkout_drafts_created_at_idx" ON "checkout_drafts" USING btree ("created_at");
  CREATE INDEX "account_tokens_user_idx" ON "account_tokens" USING btree ("user_id");
  CREATE UNIQUE INDEX "account_tokens_token_hash_idx" ON "account_tokens" USING btree ("token_hash");
  CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "account_tokens_updated_at_idx" ON "account_tokens" USING btree ("updated_at");
  CREATE INDEX "account_tokens_created_at_idx" ON "account_tokens" USING btree ("created_at");
  CREATE INDEX "user_purpose_idx" ON "account_tokens" USING btree ("user_id","purpose");
  CREATE INDEX "session_devices_user_idx" ON "session_devices" USING btree ("user_id");
  CREATE UNIQUE INDEX "session_devices_session_idx" ON "session_devices" USING btree ("session");
  CREATE INDEX "session_devices_updated_at_idx" ON "session_devices" USING btree ("updated_at");
  CREATE INDEX "session_devices_created_at_idx" ON "session_devices" USING btree ("created_at");
  CREATE INDEX "whatsapp_messages_direction_idx" ON "whatsapp_messages" USING btree ("direction");
  CREATE INDEX "whatsapp_messages_purpose_idx" ON "whatsapp_messages" USING btree ("purpose");
  CREATE INDEX "whatsapp_messages_status_idx" ON "whatsapp_messages" USING btree ("status");
  CREATE INDEX "whatsapp_messages_phone_idx" ON "whatsapp_messages" USING btree ("phone");
  CREATE UNIQUE INDEX "whatsapp_messages_dedupe_key_idx" ON "whatsapp_messages" USING btree ("dedupe_key");
  CREATE INDEX "whatsapp_messages_provider_id_idx" ON "whatsapp_messages" USING btree ("provider_id");
  CREATE INDEX "whatsapp_messages_user_idx" ON "whatsapp_messages" USING btree ("user_id");
  CREATE INDEX "whatsapp_messages_order_idx" ON "whatsapp_messages" USING btree ("order_id");
  CREATE INDEX "whatsapp_messages_ticket_idx" ON "whatsapp_messages" USING btree ("ticket_id");
  CREATE INDEX "whatsapp_messages_ticket_message_idx" ON "whatsapp_messages" USING btree ("ticket_message_id");
  CREATE INDEX "whatsapp_messages_updated_at_idx" ON "whatsapp_messages" USING btree ("updated_at");
  CREATE INDEX "whatsapp_messages_created_at_idx" ON "whatsapp_messages" USING btree ("created_at");
  CREATE INDEX "direction_createdAt_idx" ON "whatsapp_messages" USING btree ("direction","created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_filings_id_idx" ON "payload_locked_documents_rels" USING btree ("filings_id");
  CREATE INDEX "payload_locked_documents_rels_service_details_id_idx" ON "payload_locked_documents_rels" USING btree ("service_details_id");
  CREATE INDEX "payload_locked_documents_rels_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("packages_id");
  CREATE INDEX "payload_locked_documents_rels_addons_id_idx" ON "payload_locked_documents_rels" USING btree ("addons_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_states_id_idx" ON "payload_locked_documents_rels" USING btree ("states_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_messages_id");
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_compliance_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("compliance_tasks_id");
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");
  CREATE INDEX "payload_locked_documents_rels_email_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("email_campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");
  CREATE INDEX "payload_locked_documents_rels_followup_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("followup_campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_affiliate_links_id_idx" ON "payload_locked_documents_rels" USING btree ("affiliate_links_id");
  CREATE INDEX "payload_locked_documents_rels_commissions_id_idx" ON "payload_locked_documents_rels" USING btree ("commissions_id");
  CREATE INDEX "payload_locked_documents_rels_payouts_id_idx" ON "payload_locked_documents_rels" USING btree ("payouts_id");
  CREATE INDEX "payload_locked_documents_rels_payment_gateways_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_gateways_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");
  CREATE INDEX "payload_locked_documents_rels_disputes_id_idx" ON "payload_locked_documents_rels" USING btree ("disputes_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_events_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_events_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_activities_id");
  CREATE INDEX "payload_locked_documents_rels_seo_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_pages_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_content_elements_id_idx" ON "payload_locked_documents_rels" USING btree ("content_elements_id");
  CREATE INDEX "payload_locked_documents_rels_site_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pages_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_evidence_id_idx" ON "payload_locked_documents_rels" USING btree ("evidence_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_checkout_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("checkout_packages_id");
  CREATE INDEX "payload_locked_documents_rels_job_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("job_openings_id");
  CREATE INDEX "payload_locked_documents_rels_job_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("job_applications_id");
  CREATE INDEX "payload_locked_documents_rels_permissions_id_idx" ON "payload_locked_documents_rels" USING btree ("permissions_id");
  CREATE INDEX "payload_locked_documents_rels_role_permissions_id_idx" ON "payload_locked_documents_rels" USING btree ("role_permissions_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_support_days_order_idx" ON "settings_support_days" USING btree ("order");
  CREATE INDEX "settings_support_days_parent_idx" ON "settings_support_days" USING btree ("parent_id");
  CREATE INDEX "settings_customers_customers_evidence_idx" ON "settings" USING btree ("customers_evidence_id");
  CREATE INDEX "settings_customers_customers_expires_at_idx" ON "settings" USING btree ("customers_expires_at");
  CREATE INDEX "settings_customers_customers_verified_idx" ON "settings" USING btree ("customers_verified");
  CREATE INDEX "settings_customers_customers_entered_by_idx" ON "settings" USING btree ("customers_entered_by_id");
  CREATE INDEX "settings_customers_customers_verified_by_idx" ON "settings" USING btree ("customers_verified_by_id");
  CREATE INDEX "settings_popup_offer_idx" ON "settings" USING btree ("popup_offer_id");
  CREATE INDEX "_settings_v_version_support_days_order_idx" ON "_settings_v_version_support_days" USING btree ("order");
  CREATE INDEX "_settings_v_version_support_days_parent_idx" ON "_settings_v_version_support_days" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_customers_version_customers_evidence_idx" ON "_settings_v" USING btree ("version_customers_evidence_id");
  CREATE INDEX "_settings_v_version_customers_version_customers_expires__idx" ON "_settings_v" USING btree ("version_customers_expires_at");
  CREATE INDEX "_settings_v_version_customers_version_customers_verified_idx" ON "_settings_v" USING btree ("version_customers_verified");
  CREATE INDEX "_settings_v_version_customers_version_customers_entered__idx" ON "_settings_v" USING btree ("version_customers_entered_by_id");
  CREATE INDEX "_settings_v_version_customers_version_customers_verifi_1_idx" ON "_settings_v" USING btree ("version_customers_verified_by_id");
  CREATE INDEX "_settings_v_version_version_popup_offer_idx" ON "_settings_v" USING btree ("version_popup_offer_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_permission_grants" CASCADE;
  DROP TABLE "users_permission_denials" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "orders_timeline" CASCADE;
  DROP TABLE "orders_clock_pauses" CASCADE;
  DROP TABLE "orders_lines" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "filings_members" CASCADE;
  DROP TABLE "filings_managers" CASCADE;
  DROP TABLE "filings" CASCADE;
  DROP TABLE "service_details" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_texts" CASCADE;
  DROP TABLE "_packages_v" CASCADE;
  DROP TABLE "_packages_v_texts" CASCADE;
  DROP TABLE "addons" CASCADE;
  DROP TABLE "_addons_v" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_rels" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "_offers_v_rels" CASCADE;
  DROP TABLE "states_notes" CASCADE;
  DROP TABLE "states" CASCADE;
  DROP TABLE "_states_v_version_notes" CASCADE;
  DROP TABLE "_states_v" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_messages" CASCADE;
  DROP TABLE "ticket_messages_rels" CASCADE;
  DROP TABLE "canned_replies" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "compliance_tasks" CASCADE;
  DROP TABLE "email_templates" CASCADE;
  DROP TABLE "_email_templates_v" CASCADE;
  DROP TABLE "email_campaigns" CASCADE;
  DROP TABLE "campaign_recipients" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "mail_events" CASCADE;
  DROP TABLE "followup_campaigns" CASCADE;
  DROP TABLE "followup_schedules" CASCADE;
  DROP TABLE "affiliate_links" CASCADE;
  DROP TABLE "affiliate_clicks" CASCADE;
  DROP TABLE "commissions" CASCADE;
  DROP TABLE "payouts" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "payment_gateways_settings_methods" CASCADE;
  DROP TABLE "payment_gateways" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "disputes" CASCADE;
  DROP TABLE "webhook_events" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "lead_activities" CASCADE;
  DROP TABLE "seo_pages" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "content_elements" CASCADE;
  DROP TABLE "content_revisions" CASCADE;
  DROP TABLE "site_pages" CASCADE;
  DROP TABLE "_site_pages_v" CASCADE;
  DROP TABLE "legal_versions" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "evidence" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "services_package_types" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_texts" CASCADE;
  DROP TABLE "_services_v_version_package_types" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_texts" CASCADE;
  DROP TABLE "checkout_packages" CASCADE;
  DROP TABLE "checkout_packages_texts" CASCADE;
  DROP TABLE "job_openings_countries" CASCADE;
  DROP TABLE "job_openings_questions" CASCADE;
  DROP TABLE "job_openings" CASCADE;
  DROP TABLE "job_openings_texts" CASCADE;
  DROP TABLE "job_applications_notes" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "permissions" CASCADE;
  DROP TABLE "role_permissions" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "saved_views" CASCADE;
  DROP TABLE "checkout_drafts" CASCADE;
  DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "session_devices" CASCADE;
  DROP TABLE "whatsapp_messages" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_support_days" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "_settings_v_version_support_days" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "private_settings" CASCADE;
  DROP TABLE "whatsapp_settings" CASCADE;
  DROP TABLE "lead_scoring" CASCADE;
  DROP TYPE "public"."enum_users_permission_grants";
  DROP TYPE "public"."enum_users_permission_denials";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_orders_timeline_service";
  DROP TYPE "public"."enum_orders_timeline_stage";
  DROP TYPE "public"."enum_orders_clock_pauses_reason";
  DROP TYPE "public"."enum_orders_lines_kind";
  DROP TYPE "public"."enum_orders_lines_billing";
  DROP TYPE "public"."enum_orders_lines_service";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_payment_status";
  DROP TYPE "public"."enum_orders_company_type";
  DROP TYPE "public"."enum_orders_queue";
  DROP TYPE "public"."enum_orders_service_type";
  DROP TYPE "public"."enum_orders_kind";
  DROP TYPE "public"."enum_orders_payment_method";
  DROP TYPE "public"."enum_subscriptions_billing";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_filings_members_kind";
  DROP TYPE "public"."enum_filings_management";
  DROP TYPE "public"."enum_filings_registered_agent_kind";
  DROP TYPE "public"."enum_filings_responsible_party_tax_id_kind";
  DROP TYPE "public"."enum_service_details_service";
  DROP TYPE "public"."enum_packages_tier";
  DROP TYPE "public"."enum__packages_v_version_tier";
  DROP TYPE "public"."enum_addons_category";
  DROP TYPE "public"."enum_addons_code";
  DROP TYPE "public"."enum__addons_v_version_category";
  DROP TYPE "public"."enum__addons_v_version_code";
  DROP TYPE "public"."enum_offers_kind";
  DROP TYPE "public"."enum_offers_applies_to";
  DROP TYPE "public"."enum__offers_v_version_kind";
  DROP TYPE "public"."enum__offers_v_version_applies_to";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_tickets_topic";
  DROP TYPE "public"."enum_tickets_waiting_for";
  DROP TYPE "public"."enum_ticket_messages_author_kind";
  DROP TYPE "public"."enum_documents_type";
  DROP TYPE "public"."enum_documents_uploaded_by";
  DROP TYPE "public"."enum_compliance_tasks_kind";
  DROP TYPE "public"."enum_email_templates_written_as";
  DROP TYPE "public"."enum_email_templates_template_type";
  DROP TYPE "public"."enum__email_templates_v_version_written_as";
  DROP TYPE "public"."enum__email_templates_v_version_template_type";
  DROP TYPE "public"."enum_email_campaigns_written_as";
  DROP TYPE "public"."enum_email_campaigns_audience";
  DROP TYPE "public"."enum_email_campaigns_status";
  DROP TYPE "public"."enum_campaign_recipients_status";
  DROP TYPE "public"."enum_emails_kind";
  DROP TYPE "public"."enum_emails_topic";
  DROP TYPE "public"."enum_emails_status";
  DROP TYPE "public"."enum_suppressions_reason";
  DROP TYPE "public"."enum_consents_topic";
  DROP TYPE "public"."enum_consents_place";
  DROP TYPE "public"."enum_mail_events_kind";
  DROP TYPE "public"."enum_mail_events_source";
  DROP TYPE "public"."enum_followup_campaigns_trigger_event";
  DROP TYPE "public"."enum_followup_schedules_status";
  DROP TYPE "public"."enum_affiliate_links_payout_method";
  DROP TYPE "public"."enum_commissions_status";
  DROP TYPE "public"."enum_commissions_review";
  DROP TYPE "public"."enum_payouts_status";
  DROP TYPE "public"."enum_payment_gateways_settings_methods";
  DROP TYPE "public"."enum_payment_gateways_type";
  DROP TYPE "public"."enum_payment_gateways_settings_environment";
  DROP TYPE "public"."enum_payments_gateway";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_mode";
  DROP TYPE "public"."enum_refunds_kind";
  DROP TYPE "public"."enum_refunds_status";
  DROP TYPE "public"."enum_disputes_gateway";
  DROP TYPE "public"."enum_disputes_reason";
  DROP TYPE "public"."enum_disputes_status";
  DROP TYPE "public"."enum_webhook_events_gateway";
  DROP TYPE "public"."enum_webhook_events_mode";
  DROP TYPE "public"."enum_webhook_events_status";
  DROP TYPE "public"."enum_leads_checkout_step";
  DROP TYPE "public"."enum_leads_call_outcome";
  DROP TYPE "public"."enum_lead_activities_kind";
  DROP TYPE "public"."enum_lead_activities_step";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_content_elements_element_type";
  DROP TYPE "public"."enum_content_elements_category";
  DROP TYPE "public"."enum_content_revisions_kind";
  DROP TYPE "public"."enum_site_pages_status";
  DROP TYPE "public"."enum__site_pages_v_version_status";
  DROP TYPE "public"."enum_faqs_page";
  DROP TYPE "public"."enum_services_package_types_key";
  DROP TYPE "public"."enum_services_slug";
  DROP TYPE "public"."enum__services_v_version_package_types_key";
  DROP TYPE "public"."enum__services_v_version_slug";
  DROP TYPE "public"."enum_job_openings_countries";
  DROP TYPE "public"."enum_job_openings_questions_kind";
  DROP TYPE "public"."enum_job_openings_status";
  DROP TYPE "public"."enum_job_openings_employment_type";
  DROP TYPE "public"."enum_job_openings_salary_currency";
  DROP TYPE "public"."enum_job_openings_salary_period";
  DROP TYPE "public"."enum_job_applications_stage";
  DROP TYPE "public"."enum_role_permissions_role";
  DROP TYPE "public"."enum_role_permissions_permission_name";
  DROP TYPE "public"."enum_checkout_drafts_kind";
  DROP TYPE "public"."enum_checkout_drafts_service";
  DROP TYPE "public"."enum_account_tokens_purpose";
  DROP TYPE "public"."enum_whatsapp_messages_direction";
  DROP TYPE "public"."enum_whatsapp_messages_purpose";
  DROP TYPE "public"."enum_whatsapp_messages_status";
  DROP TYPE "public"."enum_settings_support_days";
  DROP TYPE "public"."enum_settings_company_country";
  DROP TYPE "public"."enum_settings_text_font";
  DROP TYPE "public"."enum_settings_heading_font";
  DROP TYPE "public"."enum__settings_v_version_support_days";
  DROP TYPE "public"."enum__settings_v_version_company_country";
  DROP TYPE "public"."enum__settings_v_version_text_font";
  DROP TYPE "public"."enum__settings_v_version_heading_font";
  DROP TYPE "public"."enum_private_settings_mail_transport";
  DROP TYPE "public"."enum_private_settings_follow_up_consent";`)
}
