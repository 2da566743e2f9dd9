import { pgSchema, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** PostgreSQL's own view of who is connected, as far as we ask it. */
export const connections = pgSchema('pg_catalog').table('pg_stat_activity', {
  database: text('datname'),
  program: text('application_name'),
})
