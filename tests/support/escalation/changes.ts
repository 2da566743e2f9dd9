import { nextSerial } from '@/tests/support/builders'

import type { Account, Deed, World } from './rule'
import type { Stage } from './stage'

type Request = {
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** One way of changing rights over HTTP, and what it would make of the world. */
export type Change = {
  readonly name: string
  readonly deed: Deed
  readonly request: (stage: Stage) => Request | Promise<Request>
  /** The same world back where it leaves no trace in anybody's rights: then the answer tells. */
  readonly makes: (world: World) => World
}

const NOBODY: Account = { role: 'user', grants: [], denials: [] }

function withAccount(world: World, name: string, change: Partial<Account> | null): World {
  const accounts = new Map(world.accounts)
  const was = world.accounts.get(name)
  // With another role, what was granted on top of the old one goes.
  const isOther = was && change?.role && change.role !== was.role
  const kept = isOther && String(change.grants ?? was.grants) === String(was.grants)
  if (change) accounts.set(name, { ...(was ?? NOBODY), ...change, ...(kept && { grants: [] }) })
  else accounts.delete(name)
  return { ...world, accounts }
}

const withRole = (world: World, change: (role: readonly string[]) => readonly string[]): World => ({
  ...world,
  role: [...new Set(change(world.role))].sort(),
})

const fields = ({ role, grants, denials }: Partial<Account>) => ({
  ...(role ? { role } : {}),
  ...(grants ? { permissionGrants: grants } : {}),
  ...(denials ? { permissionDenials: denials } : {}),
})

const idOf = (stage: Stage, name: string) => stage.ids.get(name) ?? name

/** Makes an account, by an invitation or in the form of the back-office. */
export function make(door: '/users/invite' | '/users', rights: Partial<Account>): Change {
  const email = `made-${nextSerial()}@example.com`
  return {
    name: `POST ${door} ${JSON.stringify(rights)}`,
    deed: { account: email },
    request: () => ({
      method: 'POST',
      path: door,
      body: { email, firstName: 'Grace', password: 'harbor & pine at dawn', ...fields(rights) },
    }),
    makes: (world) => withAccount(world, email, rights),
  }
}

/** Changes an account's rights: by its id, or as one of many. */
export function edit(who: string, rights: Partial<Account>, way: Way = 'by id'): Change {
  return {
    name: `PATCH ${who} ${JSON.stringify(rights)} ${way}`,
    deed: { account: who, isOneOfMany: way === 'many' },
    request: (stage) => {
      const id = idOf(stage, who)
      const path = way === 'by id' ? `/users/${id}` : `/users?where[id][equals]=${id}`
      return { method: 'PATCH', path, body: fields(rights) }
    },
    makes: (world) => (world.accounts.has(who) ? withAccount(world, who, rights) : world),
  }
}

/** Chooses another role where the list of people offers them. */
export function choose(who: string, role: Account['role']): Change {
  return {
    name: `POST ${who} ${role}`,
    deed: { account: who },
    request: (stage) => ({
      method: 'POST',
      path: `/users/${idOf(stage, who)}/role`,
      body: { role },
    }),
    makes: (world) => (world.accounts.has(who) ? withAccount(world, who, { role }) : world),
  }
}

/** Changes something else of an account, which is a hand on it too. */
export function touch(who: string): Change {
  return {
    name: `PATCH ${who} firstName`,
    deed: { account: who },
    request: (stage) => ({
      method: 'PATCH',
      path: `/users/${idOf(stage, who)}`,
      body: { firstName: 'Grace' },
    }),
    makes: (world) => world,
  }
}

/** Deletes an account as a record, which no one may: it is erased by an endpoint of its own. */
export function remove(who: string, way: Way = 'by id'): Change {
  return {
    name: `DELETE ${who} ${way}`,
    deed: { account: who, isOneOfMany: true },
    request: (stage) => {
      const id = idOf(stage, who)
      const path = way === 'by id' ? `/users/${id}` : `/users?where[id][equals]=${id}`
      return { method: 'DELETE', path }
    },
    makes: (world) => withAccount(world, who, null),
  }
}

export function addRow(permission: string): Change {
  return {
    name: `POST role row ${permission}`,
    deed: { rows: [permission] },
    request: () => ({
      method: 'POST',
      path: '/rolePermissions',
      body: { role: 'sub_admin', permissionName: permission, granted: true },
    }),
    makes: (world) => withRole(world, (role) => [...role, permission]),
  }
}

type Way = 'by id' | 'many'

/** One row by its id, or all that a condition names. */
const pathOf = async (stage: Stage, permission: string, way: Way) =>
  way === 'by id'
    ? `/rolePermissions/${await stage.rowOf(permission)}`
    : `/rolePermissions?where[permissionName][equals]=${permission}`

export function switchRowOff(permission: string, way: Way = 'by id'): Change {
  return {
    name: `PATCH role row ${permission} off ${way}`,
    deed: { rows: [permission], isOneOfMany: way === 'many' },
    request: async (stage) => ({
      method: 'PATCH',
      path: await pathOf(stage, permission, way),
      body: { granted: false },
    }),
    makes: (world) => withRole(world, (role) => role.filter((one) => one !== permission)),
  }
}

export function renameRow(from: string, to: string): Change {
  return {
    name: `PATCH role row ${from} to ${to}`,
    deed: { rows: [from, to] },
    request: async (stage) => ({
      method: 'PATCH',
      path: `/rolePermissions/${await stage.rowOf(from)}`,
      body: { permissionName: to },
    }),
    makes: (world) =>
      withRole(world, (role) =>
        role.includes(from) ? [...role.filter((one) => one !== from), to] : role,
      ),
  }
}

export function removeRow(permission: string, way: Way = 'by id'): Change {
  return {
    name: `DELETE role row ${permission} ${way}`,
    deed: { rows: [permission], isOneOfMany: way === 'many' },
    request: async (stage) => ({
      method: 'DELETE',
      path: await pathOf(stage, permission, way),
    }),
    makes: (world) => withRole(world, (role) => role.filter((one) => one !== permission)),
  }
}
