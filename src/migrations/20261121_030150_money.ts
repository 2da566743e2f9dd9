import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_lines_service" AS ENUM('llc', 'ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TYPE "public"."enum_orders_kind" AS ENUM('purchase', 'extra', 'renewal');
  CREATE TYPE "public"."enum_subscriptions_billing" AS ENUM('monthly', 'annual');
  CREATE TYPE "public"."enum_subscriptions_status" AS ENUM('active', 'past_due', 'cancelled', 'lapsed');
  CREATE TYPE "public"."enum_filings_members_kind" AS ENUM('person', 'company');
  CREATE TYPE "public"."enum_filings_management" AS ENUM('member', 'manager');
  CREATE TYPE "public"."enum_filings_registered_agent_kind" AS ENUM('ours', 'own');
  CREATE TYPE "public"."enum_filings_responsible_party_tax_id_kind" AS ENUM('ssn', 'itin', 'foreign');
  CREATE TYPE "public"."enum_payment_gateways_settings_environment" AS ENUM('sandbox', 'live');
  CREATE TYPE "public"."enum_checkout_drafts_service" AS ENUM('ein', 'itin', 'bookkeeping', 'trademark');
  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"user_id" uuid,
  	"email" varchar NOT NULL,
  	"addon_id" uuid,
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
  
  ALTER TABLE "users" ADD COLUMN "billing_name" varchar;
  ALTER TABLE "users" ADD COLUMN "billing_line1" varchar;
  ALTER TABLE "users" ADD COLUMN "billing_city" varchar;
  ALTER TABLE "users" ADD COLUMN "billing_state" varchar;
  ALTER TABLE "users" ADD COLUMN "billing_postal_code" varchar;
  ALTER TABLE "users" ADD COLUMN "billing_country" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "service" "enum_orders_lines_service";
  ALTER TABLE "orders" ADD COLUMN "kind" "enum_orders_kind" DEFAULT 'purchase' NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "parent_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "subscription_id" uuid;
  ALTER TABLE "orders" ADD COLUMN "details_country" varchar;
  ALTER TABLE "orders" ADD COLUMN "details_business_type" varchar;
  ALTER TABLE "orders" ADD COLUMN "details_trademark_text" varchar;
  ALTER TABLE "orders" ADD COLUMN "details_trademark_type" varchar;
  ALTER TABLE "orders" ADD COLUMN "details_additional_info" varchar;
  ALTER TABLE "orders" ADD COLUMN "refunded_minor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payment_gateways" ADD COLUMN "settings_environment" "enum_payment_gateways_settings_environment" DEFAULT 'sandbox';
  ALTER TABLE "payment_gateways" ADD COLUMN "last_test_at" timestamp(3) with time zone;
  ALTER TABLE "payment_gateways" ADD COLUMN "last_test_ok" boolean;
  ALTER TABLE "payment_gateways" ADD COLUMN "last_test_message" varchar;
  ALTER TABLE "payments" ADD COLUMN "order_minor" numeric;
  UPDATE "payments" SET "order_minor" = "amount_minor";
  ALTER TABLE "payments" ALTER COLUMN "order_minor" SET NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "exchange_rate_as_of" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "charge_ref" varchar;
  ALTER TABLE "payments" ADD COLUMN "refunded_minor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "is_duplicate" boolean DEFAULT false NOT NULL;
  ALTER TABLE "refunds" ADD COLUMN "order_minor" numeric;
  UPDATE "refunds" SET "order_minor" = "amount_minor";
  ALTER TABLE "refunds" ALTER COLUMN "order_minor" SET NOT NULL;
  ALTER TABLE "refunds" ADD COLUMN "lines" jsonb;
  ALTER TABLE "refunds" ADD COLUMN "failure_message" varchar;
  ALTER TABLE "refunds" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;
  ALTER TABLE "refunds" ADD COLUMN "settled_at" timestamp(3) with time zone;
  ALTER TABLE "refunds" ADD COLUMN "last_checked_at" timestamp(3) with time zone;
  ALTER TABLE "checkout_drafts" ADD COLUMN "service" "enum_checkout_drafts_service";
  ALTER TABLE "checkout_drafts" ADD COLUMN "resume_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "filings_id" uuid;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_addon_id_addons_id_fk" FOREIGN KEY ("addon_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_renewal_order_id_orders_id_fk" FOREIGN KEY ("renewal_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "filings_members" ADD CONSTRAINT "filings_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "filings_managers" ADD CONSTRAINT "filings_managers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "filings" ADD CONSTRAINT "filings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "filings" ADD CONSTRAINT "filings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subscriptions_order_idx" ON "subscriptions" USING btree ("order_id");
  CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");
  CREATE INDEX "subscriptions_addon_idx" ON "subscriptions" USING btree ("addon_id");
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
  ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_id_orders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_filings_fk" FOREIGN KEY ("filings_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_kind_idx" ON "orders" USING btree ("kind");
  CREATE INDEX "orders_parent_idx" ON "orders" USING btree ("parent_id");
  CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");
  CREATE INDEX "payments_charge_ref_idx" ON "payments" USING btree ("charge_ref");
  CREATE INDEX "refunds_last_checked_at_idx" ON "refunds" USING btree ("last_checked_at");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_filings_id_idx" ON "payload_locked_documents_rels" USING btree ("filings_id");
  ALTER TABLE "refunds" DROP COLUMN "line_ids";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "filings_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "filings_managers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "filings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "filings_members" CASCADE;
  DROP TABLE "filings_managers" CASCADE;
  DROP TABLE "filings" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_parent_id_orders_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT "orders_subscription_id_subscriptions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_filings_fk";
  
  DROP INDEX "orders_kind_idx";
  DROP INDEX "orders_parent_idx";
  DROP INDEX "orders_subscription_idx";
  DROP INDEX "payments_charge_ref_idx";
  DROP INDEX "refunds_last_checked_at_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_filings_id_idx";
  ALTER TABLE "refunds" ADD COLUMN "line_ids" jsonb;
  ALTER TABLE "users" DROP COLUMN "billing_name";
  ALTER TABLE "users" DROP COLUMN "billing_line1";
  ALTER TABLE "users" DROP COLUMN "billing_city";
  ALTER TABLE "users" DROP COLUMN "billing_state";
  ALTER TABLE "users" DROP COLUMN "billing_postal_code";
  ALTER TABLE "users" DROP COLUMN "billing_country";
  ALTER TABLE "orders_lines" DROP COLUMN "service";
  ALTER TABLE "orders" DROP COLUMN "kind";
  ALTER TABLE "orders" DROP COLUMN "parent_id";
  ALTER TABLE "orders" DROP COLUMN "subscription_id";
  ALTER TABLE "orders" DROP COLUMN "details_country";
  ALTER TABLE "orders" DROP COLUMN "details_business_type";
  ALTER TABLE "orders" DROP COLUMN "details_trademark_text";
  ALTER TABLE "orders" DROP COLUMN "details_trademark_type";
  ALTER TABLE "orders" DROP COLUMN "details_additional_info";
  ALTER TABLE "orders" DROP COLUMN "refunded_minor";
  ALTER TABLE "payment_gateways" DROP COLUMN "settings_environment";
  ALTER TABLE "payment_gateways" DROP COLUMN "last_test_at";
  ALTER TABLE "payment_gateways" DROP COLUMN "last_test_ok";
  ALTER TABLE "payment_gateways" DROP COLUMN "last_test_message";
  ALTER TABLE "payments" DROP COLUMN "order_minor";
  ALTER TABLE "payments" DROP COLUMN "exchange_rate_as_of";
  ALTER TABLE "payments" DROP COLUMN "charge_ref";
  ALTER TABLE "payments" DROP COLUMN "refunded_minor";
  ALTER TABLE "payments" DROP COLUMN "is_duplicate";
  ALTER TABLE "refunds" DROP COLUMN "order_minor";
  ALTER TABLE "refunds" DROP COLUMN "lines";
  ALTER TABLE "refunds" DROP COLUMN "failure_message";
  ALTER TABLE "refunds" DROP COLUMN "is_automatic";
  ALTER TABLE "refunds" DROP COLUMN "settled_at";
  ALTER TABLE "refunds" DROP COLUMN "last_checked_at";
  ALTER TABLE "checkout_drafts" DROP COLUMN "service";
  ALTER TABLE "checkout_drafts" DROP COLUMN "resume_mailed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "filings_id";
  DROP TYPE "public"."enum_orders_lines_service";
  DROP TYPE "public"."enum_orders_kind";
  DROP TYPE "public"."enum_subscriptions_billing";
  DROP TYPE "public"."enum_subscriptions_status";
  DROP TYPE "public"."enum_filings_members_kind";
  DROP TYPE "public"."enum_filings_management";
  DROP TYPE "public"."enum_filings_registered_agent_kind";
  DROP TYPE "public"."enum_filings_responsible_party_tax_id_kind";
  DROP TYPE "public"."enum_payment_gateways_settings_environment";
  DROP TYPE "public"."enum_checkout_drafts_service";`)
}
