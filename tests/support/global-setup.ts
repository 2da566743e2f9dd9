import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { TestProject } from 'vitest/node'

import { databaseServer, databaseUrl, onServer } from './database-server'
import { FIRST_ADMIN } from './people/first-admin'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The server's address, the migrated and seeded database to copy, what copies are called, and
     * the folder for the files that belong to them.
     */
    databases: { server: string; template: string; prefix: string; files: string }
  }
}

async function prepare(url: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'test' as const,
    DATABASE_URL: url,
    PAYLOAD_SECRET: 'a secret that only the tests use, of 32 characters and more',
    ADMIN_EMAIL: FIRST_ADMIN.email,
    ADMIN_PASSWORD: FIRST_ADMIN.password,
  }
  const program = ['--import', 'tsx', 'scripts/prepare.ts']
  await promisify(execFile)(process.execPath, program, { env })
}

/** Makes one migrated and seeded database, from which every test file gets a copy. */
export default async function setup(project: TestProject) {
  const server = await databaseServer()
  const prefix = `charterdesk_test_${process.pid}_${project.name}`
  const template = `${prefix}_template`
  try {
    await onServer(server.url, `create database ${template}`)
    await prepare(databaseUrl(server.url, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  const files = mkdtempSync(join(tmpdir(), 'charterdesk-files-'))
  project.provide('databases', { server: server.url, template, prefix, files })
  return async () => {
    const { rows } = await onServer(
      server.url,
      `select datname from pg_database where starts_with(datname, '${prefix}')`,
    )
    for (const { datname } of rows) {
      await onServer(server.url, `drop database if exists ${datname} with (force)`)
    }
    await server.stop()
    rmSync(files, { recursive: true, force: true })
  }
}
