import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** First names of pasted lists, the bounce address, plain SMTP, and the providers that report events. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_mail_events_source" ADD VALUE IF NOT EXISTS 'ses';
    ALTER TYPE "public"."enum_mail_events_source" ADD VALUE IF NOT EXISTS 'postmark';
    ALTER TYPE "public"."enum_mail_events_source" ADD VALUE IF NOT EXISTS 'resend';
    ALTER TYPE "public"."enum_mail_events_source" ADD VALUE IF NOT EXISTS 'mailgun';
    ALTER TABLE "campaign_recipients" ADD COLUMN "first_name" varchar;
    ALTER TABLE "private_settings" ADD COLUMN "smtp_plain_allowed" boolean DEFAULT false;
    ALTER TABLE "private_settings" ADD COLUMN "bounce_address" varchar;
    ALTER TABLE "private_settings" ADD COLUMN "resend_webhook_secret_sealed" varchar;
    ALTER TABLE "private_settings" ADD COLUMN "resend_webhook_secret_last4" varchar;
    ALTER TABLE "private_settings" ADD COLUMN "mailgun_signing_key_sealed" varchar;
    ALTER TABLE "private_settings" ADD COLUMN "mailgun_signing_key_last4" varchar;
  `)
}

/** The values of the enum stay: PostgreSQL takes none away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "campaign_recipients" DROP COLUMN "first_name";
    ALTER TABLE "private_settings" DROP COLUMN "smtp_plain_allowed";
    ALTER TABLE "private_settings" DROP COLUMN "bounce_address";
    ALTER TABLE "private_settings" DROP COLUMN "resend_webhook_secret_sealed";
    ALTER TABLE "private_settings" DROP COLUMN "resend_webhook_secret_last4";
    ALTER TABLE "private_settings" DROP COLUMN "mailgun_signing_key_sealed";
    ALTER TABLE "private_settings" DROP COLUMN "mailgun_signing_key_last4";
  `)
}
