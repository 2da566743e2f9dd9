import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

import { databaseUrl, onServer } from './database-server'

// Each test file has a database and a folder for files of its own. Both are named in the
// environment here, before the test file imports anything that reads it.
const { server, template, prefix } = inject('databases')
const name = `${prefix}_w${process.env.VITEST_POOL_ID ?? '0'}`
const files = mkdtempSync(join(tmpdir(), 'charterdesk-files-'))

await onServer(server, `drop database if exists ${name} with (force)`)
await onServer(server, `create database ${name} template ${template}`)
process.env.TEST_DATABASE_URL = server
process.env.DATABASE_URL = databaseUrl(server, name)
process.env.FILES_DIR = files

process.env.SANDBOX_URL = `http://localhost:${await freePort()}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

afterAll(() => rmSync(files, { recursive: true, force: true }))
