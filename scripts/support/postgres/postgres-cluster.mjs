import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { requireSpace } from '../disk.mjs'
import { asRefusal, Refusal } from '../refusal.mjs'
import { runAs } from './postgres-account.mjs'

/** @typedef {import('./postgres-account.mjs').Account} Account */

const MAJOR = '18'

/** The database's superuser, who owns everything in it. */
export const DATABASE_USER = 'charterdesk'

/**
 * What PostgreSQL needs of our environment: nothing, so that no PG* variable misleads it.
 * @type {NodeJS.ProcessEnv}
 */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/**
 * Creates the database's files, unless they are there. Interrupted half-way, it begins again.
 * @param {{ folder: string, account: Account | null, program: string, password: string }} options
 */
export async function createCluster({ folder, account, program, password }) {
  if (existsSync(join(folder, 'PG_VERSION'))) return requireVersion(folder)
  requireSpace('to create the database', join(folder, '../../..'))
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o700 })
  const passwords = mkdtempSync(`${folder}.password-`)
  const passwordFile = join(passwords, 'password')
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    for (const path of [half, passwords, passwordFile]) giveTo(account, path)
    await initdb({ folder: half, account, program, passwordFile })
  } finally {
    rmSync(passwords, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(half, folder)
}

/** @param {string} folder */
function requireVersion(folder) {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new Refusal(
    `The database in ${folder} was made by PostgreSQL ${version}. This project uses PostgreSQL ${MAJOR}.`,
    'Dump it with the older version of the project, then load the dump with this one (pg_dump, psql).',
  )
}

/**
 * @param {Account | null} account
 * @param {string} path
 */
function giveTo(account, path) {
  if (account) chownSync(path, account.uid, account.gid)
}

/**
 * @param {{ folder: string, account: Account | null, program: string, passwordFile: string }} options
 * @returns {Promise<void>}
 */
function initdb({ folder, account, program, passwordFile }) {
  const options = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(join(program, 'bin/initdb'), options, {
      ...runAs(account),
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(initdbFailure(output, folder))))
  })
}

/**
 * @param {string} output
 * @param {string} folder
 */
function initdbFailure(output, folder) {
  if (/No space left/i.test(output)) return asRefusal({ code: 'ENOSPC', path: folder })
  return new Refusal(
    `The database's files could not be created in ${folder}: ${output.trim().split('\n').at(-1)}`,
    'Fix the cause and run the same command again, or set DATABASE_URL to a PostgreSQL server.',
  )
}
