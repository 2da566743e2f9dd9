import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A timeline, a line and details may be of an add-on of the operator's own: no list can name those. */
const TRACKED = [
  ['orders_lines', 'enum_orders_lines_service'],
  ['orders_timeline', 'enum_orders_timeline_service'],
  ['service_details', 'enum_service_details_service'],
] as const

const CODES = [
  'banking_resolution',
  'good_standing',
  'certified_copy',
  's_corporation',
  'dba',
  'domain',
  'business_email',
  'templates',
]
const WORK = ['operating_agreement', 'annual_report', 'business_address', ...CODES]

const MANY = [
  ['packages', 'includes', WORK],
  ['_packages_v', 'version_includes', WORK],
  ['addons', 'steps', ['submitted', 'approved']],
  ['_addons_v', 'version_steps', ['submitted', 'approved']],
] as const

/** The registered agent of each state, and its earlier versions. */
const AGENTS = [
  ['states', ''],
  ['_states_v', 'version_'],
] as const

/** Every paid line is work with stages and an end. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, type] of TRACKED) {
    await db.execute(
      sql.raw(`
        alter table "${table}" alter column service type varchar using service::text;
        drop type "public"."${type}"`),
    )
  }
  for (const type of ['enum_addons_code', 'enum__addons_v_version_code']) {
    for (const code of CODES) {
      await db.execute(sql.raw(`alter type "public"."${type}" add value if not exists '${code}'`))
    }
  }
  for (const [parent, field, values] of MANY) {
    const [table, type] = [`${parent}_${field}`, `enum_${parent}_${field}`]
    const listed = values.map((value) => `'${value}'`).join(', ')
    await db.execute(
      sql.raw(`
        create type "public"."${type}" as enum (${listed});
        create table "${table}" (
          "order" integer not null,
          "parent_id" uuid not null,
          "value" "public"."${type}",
          "id" uuid primary key default gen_random_uuid() not null
        );
        alter table "${table}" add constraint "${table}_parent_fk"
          foreign key ("parent_id") references "public"."${parent}"("id") on delete cascade;
        create index "${table}_order_idx" on "${table}" using btree ("order");
        create index "${table}_parent_idx" on "${table}" using btree ("parent_id")`),
    )
  }
  for (const [table, prefix] of AGENTS) {
    for (const part of ['name', 'street', 'city', 'zip_code']) {
      await db.execute(sql.raw(`alter table "${table}" add column "${prefix}agent_${part}" varchar`))
    }
  }
  await db.execute(sql`
    alter table orders add column work jsonb;
    alter table orders add column business_address varchar;
    alter table orders add column state_file_number varchar;
    alter table orders add column ein varchar;
    alter table addons add column question varchar;
    alter table _addons_v add column version_question varchar`)
}

/** The columns stay text, which holds every earlier value; the new values of a type stay too. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [parent, field] of MANY) {
    await db.execute(
      sql.raw(`
        drop table "${parent}_${field}";
        drop type "public"."enum_${parent}_${field}"`),
    )
  }
  for (const [table, prefix] of AGENTS) {
    for (const part of ['name', 'street', 'city', 'zip_code']) {
      await db.execute(sql.raw(`alter table "${table}" drop column "${prefix}agent_${part}"`))
    }
  }
  await db.execute(sql`
    alter table orders drop column work;
    alter table orders drop column business_address;
    alter table orders drop column state_file_number;
    alter table orders drop column ein;
    alter table addons drop column question;
    alter table _addons_v drop column version_question`)
}
