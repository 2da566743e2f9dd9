import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { openSession } from '@/src/services/accounts/sessions/open-session'
import { builder } from '@/tests/support/builders'
import type { SignedIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

import type { Account, World } from './rule'

const account = z.object({
  id: z.string(),
  role: z.enum(['user', 'sub_admin', 'admin']),
  grants: z.array(z.string()),
  denials: z.array(z.string()),
})

export type Stage = {
  readonly ids: ReadonlyMap<string, string>
  /** Puts everybody and the role back to how a world has them; whoever else was made goes. */
  readonly set: (world: World) => Promise<void>
  /** How things stand, newcomers included, which are called by their address. */
  readonly look: () => Promise<World>
  readonly as: (name: string) => Promise<SignedIn>
  /** The row by which the role holds a permission; made up where it holds none. */
  readonly rowOf: (permission: string) => Promise<string>
}

const CUSTOMER: Account = { role: 'user', grants: [], denials: [] }
const NO_ROW = '00000000-0000-4000-8000-000000000000'

/** A cast of accounts whose rights are set straight in the database, between two requests. */
export async function makeStage(payload: Payload, names: readonly string[]): Promise<Stage> {
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, (await builder(payload)('users')).id)
  const sessions = new Map<string, SignedIn>()
  await set({ accounts: new Map(names.map((name) => [name, CUSTOMER])), role: [] })

  async function set(world: World): Promise<void> {
    const now = await look()
    await runSql({ payload }, sql`delete from account_tokens`)
    await runSql({ payload }, sql`delete from rate_limits`)
    for (const name of now.accounts.keys()) if (!world.accounts.has(name)) await drop(name)
    if (now.role.join() !== world.role.join()) await setRole(world.role)
    for (const [name, rights] of world.accounts) {
      if (JSON.stringify(now.accounts.get(name)) !== JSON.stringify(rights)) {
        await restore(name, rights)
      }
    }
  }

  async function drop(name: string): Promise<void> {
    const where = ids.has(name) ? sql`id = ${ids.get(name)}` : sql`email = ${name}`
    await runSql({ payload }, sql`delete from users where ${where}`)
  }

  async function setRole(role: readonly string[]): Promise<void> {
    await runSql({ payload }, sql`delete from role_permissions`)
    for (const name of role) {
      await runSql(
        { payload },
        sql`insert into role_permissions (role, permission_name, granted)
          values ('sub_admin', ${name}::enum_role_permissions_permission_name, true)`,
      )
    }
  }

  async function restore(name: string, { role, grants, denials }: Account): Promise<void> {
    const id = ids.get(name) ?? (await idOf(name))
    const email = ids.has(name) ? `${id}@example.com` : name
    const [alive] = await runSql(
      { payload },
      sql`update users set role = ${role}::enum_users_role where id = ${id} returning id`,
    )
    if (!alive) {
      sessions.delete(name)
      await runSql(
        { payload },
        sql`insert into users (id, email, first_name, role, email_verified_at)
          values (${id}, ${email}, 'Ada', ${role}::enum_users_role, now())`,
      )
    }
    await grant('grants', id, grants)
    await grant('denials', id, denials)
  }

  async function grant(what: 'grants' | 'denials', id: string, permissions: readonly string[]) {
    const table = sql.raw(`users_permission_${what}`)
    const type = sql.raw(`enum_users_permission_${what}`)
    await runSql({ payload }, sql`delete from ${table} where parent_id = ${id}`)
    for (const [index, name] of permissions.entries()) {
      await runSql(
        { payload },
        sql`insert into ${table} ("order", parent_id, value)
          values (${index}, ${id}, ${name}::${type})`,
      )
    }
  }

  async function look(): Promise<World> {
    const rows = await runSql(
      { payload },
      sql`select id, email, role,
          array(select value::text from users_permission_grants g where g.parent_id = u.id
            order by "order") as grants,
          array(select value::text from users_permission_denials d where d.parent_id = u.id
            order by "order") as denials
        from users u`,
    )
    const nameOf = new Map([...ids].map(([name, id]) => [id, name]))
    const accounts = rows.map((row): [string, Account] => {
      const { id, ...rights } = account.parse(row)
      return [nameOf.get(id) ?? String(row.email), rights]
    })
    const role = await runSql(
      { payload },
      sql`select permission_name::text as name from role_permissions where granted order by 1`,
    )
    return { accounts: new Map(accounts), role: role.map(({ name }) => String(name)) }
  }

  async function as(name: string): Promise<SignedIn> {
    const known = sessions.get(name)
    if (known) return known
    const id = ids.get(name) ?? (await idOf(name))
    const { token } = await openSession(await createLocalReq({}, payload), id)
    const signedIn: SignedIn = { id, headers: { cookie: `payload-token=${token}`, origin: ORIGIN } }
    if (ids.has(name)) sessions.set(name, signedIn)
    return signedIn
  }

  async function idOf(email: string): Promise<string> {
    const [row] = await runSql({ payload }, sql`select id from users where email = ${email}`)
    return row ? String(row.id) : randomUUID()
  }

  async function rowOf(permission: string): Promise<string> {
    const [row] = await runSql(
      { payload },
      sql`select id from role_permissions where permission_name::text = ${permission}`,
    )
    return row ? String(row.id) : NO_ROW
  }

  return { ids, set, look, as, rowOf }
}

const ORIGIN = 'http://localhost:3000'
