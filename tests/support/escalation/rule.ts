/**
 * The rule of who may do what to whose rights, said once more and in other words than the
 * product's, so that the two can be held against each other. A right is its name; being an
 * administrator is a right too, called `*`.
 */
export type Account = {
  readonly role: 'user' | 'sub_admin' | 'admin'
  readonly grants: readonly string[]
  readonly denials: readonly string[]
}

export type World = {
  /** By the name that the test calls them. */
  readonly accounts: ReadonlyMap<string, Account>
  /** What the role sub_admin holds. */
  readonly role: readonly string[]
}

export const EVERYTHING = '*'

/** All that an account can do. */
export function rightsOf(account: Account | undefined, role: readonly string[]): Set<string> {
  if (!account || account.role === 'user') return new Set()
  if (account.role === 'admin') return new Set([EVERYTHING])
  const rights = new Set<string>()
  for (const name of [...role, ...account.grants]) {
    const view = name.replace(/^manage_/, 'view_')
    if (account.denials.includes(view)) continue
    rights.add(view)
    if (!account.denials.includes(name)) rights.add(name)
  }
  return rights
}

/** Whether anyone who has `mine` has all of `theirs`. */
export function covers(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  return mine.has(EVERYTHING) || [...theirs].every((right) => mine.has(right))
}

/** What a change makes of the world, and which account or rows it lays hands on. */
export type Deed = {
  readonly account?: string
  /** Named by a condition, as one of many: records are changed one at a time. */
  readonly isOneOfMany?: boolean
  /** Names of the role's rows that it writes or removes. */
  readonly rows?: readonly string[]
}

/** Whether `actor` may turn one world into another. */
export function isAllowed(actor: string | null, deed: Deed, before: World, after: World): boolean {
  if (actor === null || before.accounts.get(actor)?.role === 'user') return false
  if (deed.account === actor && !after.accounts.has(actor)) return false // one's own goes by erasure
  if (deed.isOneOfMany) return false
  const mine = rightsOf(before.accounts.get(actor), before.role)
  const mayManage = mine.has('manage_users') || mine.has(EVERYTHING)
  if (deed.account === undefined || deed.account !== actor) {
    if (!mayManage) return false
  }
  if (!covers(mine, new Set(deed.rows))) return false
  const touched = deed.account === undefined ? [...after.accounts.keys()] : [deed.account]
  return touched.every((name) => {
    const had = rightsOf(before.accounts.get(name), before.role)
    const has = rightsOf(after.accounts.get(name), after.role)
    if (deed.account !== undefined) return covers(mine, had) && covers(mine, has)
    const changed = [...had, ...has].filter((right) => had.has(right) !== has.has(right))
    return covers(mine, new Set(changed))
  })
}
