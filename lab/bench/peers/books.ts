import { readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import type { Client } from 'pg'
import { z } from 'zod'

const position = z.tuple([z.object({ bytes: z.coerce.number() })])
const counted = z.tuple([z.object({ jobs: z.coerce.number() })])

const LOOK_EACH_MS = 250
/** So many looks in a row have to find nothing: a webhook may still be on its way. */
const LOOKS = 4
const WITHIN_MS = 60_000

/** Bytes that the cluster has written to its write-ahead log. */
export async function walBytes(cluster: Client): Promise<number> {
  const text = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`
  return position.parse((await cluster.query(text)).rows)[0].bytes
}

/** For how many seconds jobs were left to run, and how many still were when the wait ended. */
export type Left = { readonly seconds: number; readonly jobs: number }

/** Waits until no job is left to run, for a minute at most. */
export async function untilDone(database: Client, left: string): Promise<Left> {
  const began = performance.now()
  let last = began
  let jobs = 0
  for (let empty = 0; empty < LOOKS; await pause(LOOK_EACH_MS)) {
    jobs = counted.parse((await database.query(left)).rows)[0].jobs
    const now = performance.now()
    empty = jobs === 0 ? empty + 1 : 0
    if (jobs > 0) last = now
    if (now - began > WITHIN_MS) break
  }
  return { seconds: (last - began) / 1000, jobs }
}

async function setLogging(cluster: Client, isOn: boolean) {
  const change = isOn
    ? [`set log_statement = 'all'`, `set log_line_prefix = '%d|'`]
    : ['reset log_statement', 'reset log_line_prefix']
  for (const one of change) await cluster.query(`alter system ${one}`)
  await cluster.query('select pg_reload_conf()')
  await pause(500)
}

/**
 * How many statements a database was sent meanwhile, by the server's log: the built-in PostgreSQL has no
 * `pg_stat_statements`. What a session sends that has turned off its logging is not counted.
 */
export async function countStatements(
  cluster: Client,
  { log, name }: { log: string; name: string },
  work: () => Promise<unknown>,
): Promise<number> {
  await setLogging(cluster, true)
  try {
    const from = statSync(log).size
    await work()
    const lines = readFileSync(log).subarray(from).toString('utf8').split('\n')
    return lines
      .filter((line) => /^\w+\|LOG: {2}(statement|execute [^:]*): /.test(line))
      .filter((line) => line.startsWith(`${name}|`)).length
  } finally {
    await setLogging(cluster, false)
  }
}
