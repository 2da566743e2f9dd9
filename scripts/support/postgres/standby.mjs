import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

import { startPostgres } from './postgres.mjs'
import { databaseAccount } from './postgres-account.mjs'
import { THROWAWAY_SETTINGS } from './throwaway.mjs'

/**
 * Starts a replica of a throwaway server on this machine, which streams from it: its files are copied
 * while it runs, as PostgreSQL's own `pg_basebackup` does, which the bundled one comes without.
 * @param {string} primary the server's address, of its superuser
 * @param {string} folder where the copy and its log go; the server's user must reach it
 * @param {(stop: () => Promise<void>) => void} onLaunch
 */
export async function startStandby(primary, folder, onLaunch) {
  const client = new pg.Client({ connectionString: primary })
  await client.connect()
  const { rows } = await client.query('show data_directory')
  const source = rows[0].data_directory
  const copy = join(folder, 'standby')
  mkdirSync(folder, { recursive: true })
  try {
    await client.query("select pg_backup_start('standby', true)")
    spawnSync('cp', ['-a', source, copy]) // files that vanish meanwhile are in the log of changes
    const stopped = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(copy, 'backup_label'), stopped.rows[0].labelfile)
  } finally {
    await client.end()
  }
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  writeFileSync(join(copy, 'standby.signal'), '')
  const account = databaseAccount(source)
  if (account) chownSync(join(copy, 'backup_label'), account.uid, account.gid)
  const { hostname: host, port, username: user, password } = new URL(primary)
  const lines = Object.entries({ host, port, user, password }).map(
    ([name, value]) => `${name}=${value}`,
  )
  return startPostgres({
    folder: copy,
    account,
    password,
    logFile: join(folder, 'standby.log'),
    settings: { ...THROWAWAY_SETTINGS, primary_conninfo: lines.join(' ') },
    onLaunch,
    onCrash: () => {},
  })
}
