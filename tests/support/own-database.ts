import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { inject } from 'vitest'

import { databaseUrl, onServer } from './database-server'
import './people/quick-passwords'

// A worker keeps its modules and its Payload from one test file to the next, which saves half of
// the time; each file finds a database as good as new, under the worker's name for it. What the
// environment names is set here, before anything reads it.
const { server, template, prefix, files } = inject('databases')
const name = `${prefix}_w${process.pid}`

await onServer(server, `drop database if exists ${name} with (force)`)
await onServer(server, `create database ${name} template ${template} strategy file_copy`)
process.env.TEST_DATABASE_URL = server
process.env.DATABASE_URL = databaseUrl(server, name)
process.env.FILES_DIR = join(files, name)
mkdirSync(process.env.FILES_DIR, { recursive: true })
process.env.SANDBOX_URL ??= `http://localhost:${await freePort()}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
