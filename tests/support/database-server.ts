import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import pg from 'pg'

/** Runs one statement on a server's own database, where databases are made and dropped. */
export async function onServer(serverUrl: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export type Server = { readonly url: string; stop(): Promise<void> }

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The throwaway database has no output to read')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('The throwaway database ended before it was ready')
}

/** A PostgreSQL of our own, in a temporary folder; gone when the tests are, killed ones included. */
async function throwawayServer(): Promise<Server> {
  const child = spawn(process.execPath, ['tests/support/throwaway-postgres.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'], // it ends when our end of its input closes
  })
  const url = await firstLine(child)
  return {
    url,
    stop: async () => {
      child.stdin?.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** The server that TEST_DATABASE_URL names, else a throwaway one. */
export async function databaseServer(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => {} } : throwawayServer()
}
