import { say, sleep } from '../progress.mjs'
import { codeOf, Refusal } from '../refusal.mjs'

const PATIENCE_MS = 15_000

/**
 * What a server says when waiting will not help, with what it means.
 * @type {Record<string, [fault: string, remedy: string]>}
 */
const FINAL = {
  '28P01': ['rejects the user name or password', 'Correct them in DATABASE_URL.'],
  28000: ['does not let this user connect', 'Set DATABASE_URL to a user who may connect.'],
  '3D000': [
    'has no database with that name',
    'Create it (CREATE DATABASE …) or set another one in DATABASE_URL.',
  ],
}

/**
 * Connects to the database, waiting a little for one that is only just starting.
 * @param {string | undefined} named
 */
export async function connectTo(named) {
  const address = named ?? ''
  const until = Date.now() + PATIENCE_MS
  for (let told = false; ; told = true) {
    try {
      return await connect(address)
    } catch (error) {
      const final = FINAL[codeOf(error) ?? '']
      if (final) throw refusalFor(address, ...final)
      if (Date.now() >= until) throw noAnswer(address, error)
      if (!told) say(`Waiting for the database at ${hostOf(address)} …`)
      await sleep(1000)
    }
  }
}

/**
 * Waits until the database answers, however long that takes.
 * @param {string} address
 */
export async function untilDatabaseAnswers(address) {
  for (let told = false; ; told = true) {
    try {
      await connect(address).then((client) => client.end())
      return
    } catch {
      if (!told) say(`Waiting for the database at ${hostOf(address)} …`)
      await sleep(200)
    }
  }
}

/** @param {string} address */
async function connect(address) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/**
 * Creates a database unless it exists.
 * @param {string} address
 * @param {string} name
 */
export async function createDatabase(address, name) {
  const client = await connectTo(address)
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/**
 * Which database an address leads to, however its port changes: pages built from one database must
 * not be served with another.
 * @param {string} address
 */
export async function databaseIdentity(address) {
  const client = await connectTo(address)
  const { pathname, host } = new URL(address)
  try {
    const { rows } = await client.query(
      'select system_identifier::text as id from pg_control_system()',
    )
    return `${rows[0].id}${pathname}`
  } catch {
    return `${host}${pathname}` // some managed servers keep that function to themselves
  } finally {
    await client.end()
  }
}

/** @param {string} address */
function hostOf(address) {
  const { hostname, port } = new URL(address)
  return `${hostname}:${port || 5432}`
}

/**
 * @param {string} address
 * @param {string} fault
 * @param {string} remedy
 */
function refusalFor(address, fault, remedy) {
  return new Refusal(
    `The database server at ${hostOf(address)}, set by DATABASE_URL, ${fault}.`,
    remedy,
  )
}

/**
 * @param {string} address
 * @param {unknown} error
 */
function noAnswer(address, error) {
  const reason = codeOf(error) ?? String(error)
  return new Refusal(
    `No database responds at ${hostOf(address)}, set by DATABASE_URL (${reason}).`,
    'Start that server or correct DATABASE_URL. If it is unset, the built-in database is used.',
  )
}
