import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

import { root } from '../paths.mjs'
import { Refusal } from '../refusal.mjs'

/** @typedef {{ name: string, uid: number, gid: number }} Account */

/**
 * The ordinary user as whom the database runs when we are root, whom PostgreSQL refuses: anyone who
 * owns the data already, else anyone who owns the project, else a user that systems bring along.
 * Null when we are an ordinary user ourselves.
 * @param {string} folder
 * @returns {Account | null}
 */
export function databaseAccount(folder) {
  if (process.getuid?.() !== 0) return null
  const users = passwd()
  /** @param {string} path */
  const owner = (path) => users.find(({ uid }) => uid !== 0 && uid === ownerOf(path))
  /** @param {string} name */
  const named = (name) => users.find((user) => user.name === name)
  const account = owner(folder) ?? owner(root) ?? named('postgres') ?? named('nobody')
  if (account) return account
  throw new Refusal(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it.',
    'Run the command as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** @param {string} path */
function ownerOf(path) {
  return existsSync(path) ? statSync(path).uid : null
}

function passwd() {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/**
 * The options with which a child process runs as the account.
 * @param {Account | null} account
 */
export function runAs(account) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/**
 * Whether the account gets through to a folder at all.
 * @param {Account | null} account
 * @param {string} folder
 */
export function canReach(account, folder) {
  return (
    !account || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], runAs(account)).status === 0
  )
}
