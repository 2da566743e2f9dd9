import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_affiliate_links_payout_method" AS ENUM('paypal', 'bank');
  CREATE TYPE "public"."enum_account_tokens_purpose" AS ENUM('verify_email', 'change_email', 'reset_password', 'invitation');
  ALTER TYPE "public"."enum_addons_code" ADD VALUE 'annual_report';
  ALTER TYPE "public"."enum__addons_v_version_code" ADD VALUE 'annual_report';
  ALTER TYPE "public"."enum_tickets_topic" ADD VALUE 'refund' BEFORE 'other';
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
  
  ALTER TABLE "users" ADD COLUMN "calendar_epoch" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "formed_on" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "refund_requested_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD COLUMN "last_staff_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD COLUMN "customer_read_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD COLUMN "staff_read_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "ticket_id" uuid;
  ALTER TABLE "compliance_tasks" ADD COLUMN "state" varchar;
  ALTER TABLE "compliance_tasks" ADD COLUMN "opens_on" timestamp(3) with time zone;
  ALTER TABLE "compliance_tasks" ADD COLUMN "source" varchar;
  ALTER TABLE "compliance_tasks" ADD COLUMN "handled_by_id" uuid;
  ALTER TABLE "affiliate_links" ADD COLUMN "payout_method" "enum_affiliate_links_payout_method";
  ALTER TABLE "affiliate_links" ADD COLUMN "payout_name" varchar;
  ALTER TABLE "affiliate_links" ADD COLUMN "payout_account_sealed" varchar;
  ALTER TABLE "affiliate_links" ADD COLUMN "payout_account_last4" varchar;
  ALTER TABLE "affiliate_links" ADD COLUMN "terms_version" varchar;
  ALTER TABLE "affiliate_links" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "session_devices" ADD CONSTRAINT "session_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "documents" ADD CONSTRAINT "documents_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "compliance_tasks" ADD CONSTRAINT "compliance_tasks_handled_by_id_orders_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_erased_at_idx" ON "users" USING btree ("erased_at");
  CREATE INDEX "orders_formed_on_idx" ON "orders" USING btree ("formed_on");
  CREATE INDEX "orders_refund_requested_at_idx" ON "orders" USING btree ("refund_requested_at");
  CREATE INDEX "documents_ticket_idx" ON "documents" USING btree ("ticket_id");
  CREATE INDEX "compliance_tasks_handled_by_idx" ON "compliance_tasks" USING btree ("handled_by_id");
  UPDATE "users" SET "email_verified_at" = "created_at" WHERE "email_verified_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "session_devices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "session_devices" CASCADE;
  ALTER TABLE "documents" DROP CONSTRAINT "documents_ticket_id_tickets_id_fk";
  
  ALTER TABLE "compliance_tasks" DROP CONSTRAINT "compliance_tasks_handled_by_id_orders_id_fk";
  
  ALTER TABLE "addons" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_addons_code";
  CREATE TYPE "public"."enum_addons_code" AS ENUM('llc_formation', 'registered_agent', 'business_address', 'ein', 'operating_agreement');
  ALTER TABLE "addons" ALTER COLUMN "code" SET DATA TYPE "public"."enum_addons_code" USING "code"::"public"."enum_addons_code";
  ALTER TABLE "_addons_v" ALTER COLUMN "version_code" SET DATA TYPE text;
  DROP TYPE "public"."enum__addons_v_version_code";
  CREATE TYPE "public"."enum__addons_v_version_code" AS ENUM('llc_formation', 'registered_agent', 'business_address', 'ein', 'operating_agreement');
  ALTER TABLE "_addons_v" ALTER COLUMN "version_code" SET DATA TYPE "public"."enum__addons_v_version_code" USING "version_code"::"public"."enum__addons_v_version_code";
  ALTER TABLE "tickets" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_tickets_topic";
  CREATE TYPE "public"."enum_tickets_topic" AS ENUM('llc-formation', 'order-status', 'billing', 'documents', 'compliance', 'other');
  ALTER TABLE "tickets" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_tickets_topic" USING "topic"::"public"."enum_tickets_topic";
  DROP INDEX "users_erased_at_idx";
  DROP INDEX "orders_formed_on_idx";
  DROP INDEX "orders_refund_requested_at_idx";
  DROP INDEX "documents_ticket_idx";
  DROP INDEX "compliance_tasks_handled_by_idx";
  ALTER TABLE "users" DROP COLUMN "calendar_epoch";
  ALTER TABLE "users" DROP COLUMN "erased_at";
  ALTER TABLE "orders" DROP COLUMN "formed_on";
  ALTER TABLE "orders" DROP COLUMN "refund_requested_at";
  ALTER TABLE "tickets" DROP COLUMN "last_staff_at";
  ALTER TABLE "tickets" DROP COLUMN "customer_read_at";
  ALTER TABLE "tickets" DROP COLUMN "staff_read_at";
  ALTER TABLE "documents" DROP COLUMN "ticket_id";
  ALTER TABLE "compliance_tasks" DROP COLUMN "state";
  ALTER TABLE "compliance_tasks" DROP COLUMN "opens_on";
  ALTER TABLE "compliance_tasks" DROP COLUMN "source";
  ALTER TABLE "compliance_tasks" DROP COLUMN "handled_by_id";
  ALTER TABLE "affiliate_links" DROP COLUMN "payout_method";
  ALTER TABLE "affiliate_links" DROP COLUMN "payout_name";
  ALTER TABLE "affiliate_links" DROP COLUMN "payout_account_sealed";
  ALTER TABLE "affiliate_links" DROP COLUMN "payout_account_last4";
  ALTER TABLE "affiliate_links" DROP COLUMN "terms_version";
  ALTER TABLE "affiliate_links" DROP COLUMN "terms_accepted_at";
  DROP TYPE "public"."enum_affiliate_links_payout_method";
  DROP TYPE "public"."enum_account_tokens_purpose";`)
}
