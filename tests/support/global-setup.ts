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
    databases: Databases
  }
}

/**
 * The server's address, the migrated and seeded database to copy, what copies are called, and the
 * folder for the files that belong to them.
 */
type Databases = { server: string; template: string; prefix: string; files: string }

type Opened = { readonly databases: Databases; readonly close: () => Promise<void> }

declare global {
  /** Each project loads this file again, and they all share what the first of them made. */
  var databasesOfTests: { opened: Promise<Opened>; users: number } | undefined
}

const QUICK_PASSWORDS = './tests/support/people/quick-passwords.ts'

async function prepare(url: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'test' as const,
    DATABASE_URL: url,
    PAYLOAD_SECRET: 'a secret that only the tests use, of 32 characters and more',
    ADMIN_EMAIL: FIRST_ADMIN.email,
    ADMIN_PASSWORD: FIRST_ADMIN.password,
    INVENTED_SANCTIONS: '1',
  }
  const program = ['--import', 'tsx', '--import', QUICK_PASSWORDS, 'scripts/prepare.ts']
  await promisify(execFile)(process.execPath, program, { env })
  const newer = process.env.ALSO_MIGRATED_BY // a newer version, on whose tables this one must run
  if (newer) await promisify(execFile)(process.execPath, program, { env, cwd: newer })
}

async function open(): Promise<Opened> {
  const server = await databaseServer()
  const prefix = `charterdesk_test_${process.pid}`
  const template = `${prefix}_template`
  try {
    await onServer(server.url, `create database ${template}`)
    await prepare(databaseUrl(server.url, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  const files = mkdtempSync(join(tmpdir(), 'charterdesk-files-'))
  const close = async () => {
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
  return { databases: { server: server.url, template, prefix, files }, close }
}

/** Makes one migrated and seeded database, from which every test file gets a copy. */
export default async function setup(project: TestProject) {
  globalThis.databasesOfTests ??= { opened: open(), users: 0 }
  const shared = globalThis.databasesOfTests
  shared.users += 1
  const { databases, close } = await shared.opened
  project.provide('databases', databases)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await close()
  }
}
