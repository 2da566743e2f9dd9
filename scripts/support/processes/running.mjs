import { readFileSync, rmSync } from 'node:fs'

import { instanceVariables } from '../child-environment.mjs'
import { openSecrets, writeWhole } from '../data-folder.mjs'
import { inData } from '../paths.mjs'
import { ownAddresses } from '../postgres/own-addresses.mjs'
import { Refusal } from '../refusal.mjs'
import { isAlive, record } from './process-identity.mjs'

const file = inData('running.json')

/** @typedef {{ mode: 'start' | 'dev', dist: string | undefined }} Served what is served: by which server, of which build */

/** What only the environment or `secrets.json` holds, with that in an address. */
const SECRET = [
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_PREVIOUS',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'DATABASE_OWNER_URL',
  'DATABASE_FRONT_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
]

/**
 * Notes for other commands where this copy of the project runs and with which environment, without its
 * secrets.
 * @param {NodeJS.ProcessEnv} environment
 * @param {Served} served
 */
export function announceRunning(environment, served) {
  const open = Object.entries(environment).filter(([name]) => !SECRET.includes(name))
  const database = new URL(environment.DATABASE_URL ?? '')
  database.password = ''
  const named = ['DATABASE_URL', 'PAYLOAD_SECRET'].filter((name) => process.env[name])
  const note = {
    ...record(process.pid),
    port: Number(environment.PORT),
    served,
    named,
    ...Object.fromEntries(open),
    DATABASE_URL: database.href,
  }
  writeWhole(file, `${JSON.stringify(note, null, 2)}\n`)
}

export function withdrawRunning() {
  rmSync(file, { force: true })
}

/**
 * The copy that runs now, or null. @throws Refusal when it was started with secrets that are not here
 * @returns {{ pid: number, served: Served, environment: NodeJS.ProcessEnv } | null}
 */
export function runningCopy() {
  const note = readNote()
  if (!note || !isAlive(note)) return null
  const { pid, identity, port, served, named = [], ...environment } = note
  return { pid, served, environment: withSecrets(environment, named) }
}

/** @returns {any} */
function readNote() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {Record<string, string>} open
 * @param {string[]} named what the environment had, and `secrets.json` has not
 */
function withSecrets(open, named) {
  const missing = named.find((name) => !process.env[name])
  if (missing) {
    throw new Refusal(
      `The running copy was started with ${missing} in its environment, which is not in this one.`,
      'Set the same here, or put it into .env.',
    )
  }
  const secrets = openSecrets()
  const { DATABASE_URL = open.DATABASE_URL ?? '' } = process.env
  const database = named.includes('DATABASE_URL')
    ? { DATABASE_URL }
    : ownAddresses(DATABASE_URL, secrets)
  const ports = { front: open.PORT ?? '', web: [], sandbox: '' }
  return { ...instanceVariables({ database, secrets, ports }), ...open, ...database }
}

/** The environment of the copy that runs now, or null. */
export const runningEnvironment = () => runningCopy()?.environment ?? null

/** Where the copy that runs now is reached, or null. */
export function runningAddress() {
  const note = readNote()
  return note && isAlive(note) ? note.SITE_URL : null
}
