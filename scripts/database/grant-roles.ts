import type pg from 'pg'

import { place, tablesOf } from '../backup/tables'
import { Unusable } from './first-login'

type Role = { readonly name: string; readonly password: string }

/** The user that an address names; null where it names the one who asks. */
function roleOf(address: string | undefined, owner: string | undefined): Role | null {
  if (!address) return null
  const { username, password } = new URL(address)
  const name = decodeURIComponent(username)
  return name === '' || name === owner ? null : { name, password: decodeURIComponent(password) }
}

/** Makes a user that is not there, and gives one that is the password of its address. */
async function makeRole(client: pg.Client, { name, password }: Role): Promise<void> {
  const { rows } = await client.query(
    `select (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may,
            exists (select from pg_roles where rolname = $1) as there`,
    [name],
  )
  const [{ may, there }] = rows
  if (!may && !there)
    throw new Unusable(
      `The database has no user ${name}. Create it, or let the owner create users.`,
    )
  if (!may) return // its password is the operator's
  const login = `${client.escapeIdentifier(name)} login password ${client.escapeLiteral(password)}`
  await client.query(`${there ? 'alter' : 'create'} role ${login}`)
}

/** What may be read and added to, and never changed. */
const APPEND_ONLY = 'public.audit_log, public.signing_events, public.signing_facts'

async function grantApplication(client: pg.Client, { name }: Role): Promise<void> {
  const role = client.escapeIdentifier(name)
  const tables = (await tablesOf(client)).map(place).join(', ')
  const schemas = 'public, pgboss'
  for (const statement of [
    `grant usage on schema ${schemas} to ${role}`,
    `grant select, insert, update, delete on ${tables} to ${role}`,
    `grant select, insert, update, delete on all tables in schema pgboss to ${role}`, // partitions, too
    `grant usage, select, update on all sequences in schema ${schemas} to ${role}`,
    `grant execute on all functions in schema ${schemas} to ${role}`,
    `revoke update, delete, truncate on ${APPEND_ONLY} from ${role}`,
    `revoke insert, update, delete on public.payload_migrations from ${role}`,
  ])
    await client.query(statement)
}

async function grantFront(client: pg.Client, { name }: Role): Promise<void> {
  const role = client.escapeIdentifier(name)
  await client.query(`grant usage on schema public to ${role}`)
  await client.query(`grant select on public.site_changes, public.installation to ${role}`)
}

/**
 * Gives the application's user and the front's what they need and no more: neither owns a table, makes
 * one, or changes an entry of the audit log. Nothing to do where the application is the owner.
 */
export async function grantRoles(client: pg.Client, owner = client.user): Promise<void> {
  const application = roleOf(process.env.DATABASE_APPLICATION_URL, owner)
  const front = roleOf(process.env.DATABASE_FRONT_URL, owner)
  if (!application && !front) return
  await client.query('begin')
  if (application) {
    await makeRole(client, application)
    await client.query('revoke create on schema public from public')
    await grantApplication(client, application)
  }
  if (front) {
    await makeRole(client, front)
    await grantFront(client, front)
  }
  await client.query('commit')
}
