import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { firstFree } from '../ports.mjs'
import { startStandby } from '../postgres/standby.mjs'
import { atEnd } from '../processes/lifecycle.mjs'
import { say, sleep } from '../progress.mjs'

/** @typedef {{ folder: string, logs: string, address: (database: string) => string }} Place */

/**
 * What `WITH=replica,pooler` puts around the database of the end-to-end tests: a streaming replica that
 * is read from, and PgBouncer in transaction mode, which has to be installed.
 * @param {Place} place
 * @param {string} site the address of the site's database, for the site's own user
 * @returns {Promise<Record<string, string>>} the variables that tell of them
 */
export async function aroundDatabase(place, site) {
  const wanted = (process.env.WITH ?? '').split(',')
  const replica = wanted.includes('replica') ? await openReplica(place) : null
  const pooler = wanted.includes('pooler') ? await openPooler(place, new URL(site)) : null
  /** @param {number} port */
  const at = (port) => Object.assign(new URL(site), { port: String(port) }).href
  return {
    ...(replica && { DATABASE_REPLICA_URL: at(replica) }),
    ...(pooler && { DATABASE_DIRECT_URL: site, DATABASE_URL: at(pooler) }),
  }
}

/** @param {Place} place */
async function openReplica({ folder, address }) {
  const { port } = await startStandby(address('postgres'), join(folder, 'replica'), atEnd)
  say(`With a replica on port ${port}`)
  return port
}

/**
 * @param {Place} place
 * @param {URL} site
 */
async function openPooler(
  { folder, logs },
  { hostname, port: behind, username, password, pathname },
) {
  const port = await firstFree(6432)
  const home = join(folder, 'pooler')
  mkdirSync(home)
  chmodSync(home, 0o755)
  writeFileSync(join(home, 'users'), `"${username}" "${password}"\n`, { mode: 0o644 })
  const lines = {
    pool_mode: 'transaction',
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'scram-sha-256',
    auth_file: join(home, 'users'),
    unix_socket_dir: '',
    max_client_conn: 200,
    default_pool_size: 30,
    ignore_startup_parameters: 'extra_float_digits,idle_in_transaction_session_timeout',
  }
  const text = [
    `[databases]\n${pathname.slice(1)} = host=${hostname} port=${behind}`,
    `[pgbouncer]\n${Object.entries(lines)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n')}\n`,
  ]
  const settings = join(home, 'pgbouncer.ini')
  writeFileSync(settings, text.join('\n'), { mode: 0o644 })
  const log = openSync(join(logs, 'pooler.log'), 'a')
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...user, settings], { stdio: ['ignore', log, log] })
  child.on('error', ({ message }) => say(`PgBouncer: ${message}`))
  atEnd(async () => {
    child.kill('SIGKILL')
  })
  await sleep(1_000)
  say(`With PgBouncer in transaction mode on port ${port}`)
  return port
}
