import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { z } from 'zod'

import { env } from '@/src/lib/env'

import { type Fault, planFaults, type Target } from './plan'
import { DURATION_MS, settings } from './settings'

const pid = z.int().nullable()
const notes = z.object({
  front: z.tuple([pid]),
  web: z.tuple([pid, pid]),
  worker: z.tuple([pid, pid]),
  sandbox: z.tuple([pid]),
})

/** A fault that was injected, and when, as `Date.now()` has it. */
export type Injected = { readonly fault: Fault; readonly at: number }

const LOOK_EVERY_MS = 50
/** Who is not there by then is not coming back by itself. */
const PATIENCE_MS = 60_000

function pidOf(target: Target): number | null {
  const { front, web, worker, sandbox } = notes.parse(
    JSON.parse(readFileSync(settings.notes, 'utf8')),
  )
  const pids: Record<Target, number | null> = {
    front: front[0],
    'web 1': web[0],
    'web 2': web[1],
    'worker 1': worker[0],
    'worker 2': worker[1],
    sandbox: sandbox[0],
  }
  return pids[target]
}

/** PostgreSQL's own file: its number, and as the last line whether it takes connections. */
function postmaster(): number | null {
  try {
    const lines = readFileSync(settings.postmaster, 'utf8').split('\n')
    return lines.some((line) => line.trim() === 'ready') ? Number(lines[0]) : null
  } catch {
    return null
  }
}

/** One of PostgreSQL's sessions, which others use. */
async function session(): Promise<number | null> {
  const client = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pid from pg_stat_activity where backend_type = 'client backend'
        and pid <> pg_backend_pid() order by state = 'active' desc, pid limit 1`,
    )
    return z.array(z.object({ pid: z.int() })).parse(rows)[0]?.pid ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

async function signal(who: () => number | null | Promise<number | null>, how: NodeJS.Signals) {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const found = await who()
    try {
      if (found) {
        process.kill(found, how)
        return Date.now()
      }
    } catch {
      // It has just ended; its successor is waited for.
    }
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error('What was to be killed did not come back for a minute')
}

const WAYS = {
  stop: () => signal(postmaster, 'SIGINT'),
  'stop at once': () => signal(postmaster, 'SIGQUIT'),
  'kill -9': () => signal(postmaster, 'SIGKILL'),
  'kill -9 of a session': () => signal(session, 'SIGKILL'),
} as const

const inject = (fault: Fault) =>
  fault.kind === 'kill' ? signal(() => pidOf(fault.target), 'SIGKILL') : WAYS[fault.way]()

/** Has everything fall that the plan says; answers with what fell, and when. */
export async function injectAll(began: number): Promise<Injected[]> {
  const { kills, restarts, seed } = settings
  const injected: Injected[] = []
  for (const fault of planFaults({ kills, restarts, seed, durationMs: DURATION_MS })) {
    await sleep(Math.max(0, began + fault.atMs - Date.now()))
    injected.push({ fault, at: await inject(fault) })
  }
  return injected
}
