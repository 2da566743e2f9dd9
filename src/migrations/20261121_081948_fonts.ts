import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_text_font" AS ENUM('instrument-sans', 'public-sans', 'system');
  CREATE TYPE "public"."enum_settings_heading_font" AS ENUM('newsreader', 'lora', 'text');
  CREATE TYPE "public"."enum__settings_v_version_text_font" AS ENUM('instrument-sans', 'public-sans', 'system');
  CREATE TYPE "public"."enum__settings_v_version_heading_font" AS ENUM('newsreader', 'lora', 'text');
  ALTER TABLE "settings" ADD COLUMN "text_font" "enum_settings_text_font" DEFAULT 'instrument-sans';
  ALTER TABLE "settings" ADD COLUMN "heading_font" "enum_settings_heading_font" DEFAULT 'newsreader';
  ALTER TABLE "_settings_v" ADD COLUMN "version_text_font" "enum__settings_v_version_text_font" DEFAULT 'instrument-sans';
  ALTER TABLE "_settings_v" ADD COLUMN "version_heading_font" "enum__settings_v_version_heading_font" DEFAULT 'newsreader';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "text_font";
  ALTER TABLE "settings" DROP COLUMN "heading_font";
  ALTER TABLE "_settings_v" DROP COLUMN "version_text_font";
  ALTER TABLE "_settings_v" DROP COLUMN "version_heading_font";
  DROP TYPE "public"."enum_settings_text_font";
  DROP TYPE "public"."enum_settings_heading_font";
  DROP TYPE "public"."enum__settings_v_version_text_font";
  DROP TYPE "public"."enum__settings_v_version_heading_font";`)
}
