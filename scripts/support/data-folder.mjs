import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'

import { dataFolder, inData, root } from './paths.mjs'
import { codeOf, Refusal } from './refusal.mjs'

/**
 * @typedef {object} StoredSecrets
 * @property {string} payloadSecret
 * @property {string} databasePassword
 * @property {string} [previousSecret] the one that was replaced, while what it opens still has to
 * @property {string} [replacedAt] when all had been sealed with the new one
 * @property {string} applicationPassword of the database's user that owns nothing
 * @property {string} frontPassword of the one that only reads what changed of the site
 * @property {string} [databaseFolder] when it is not in the data folder
 */
/** @typedef {ReturnType<typeof openSecrets>} Secrets */

/** Links that were mailed under a secret open for 30 days after it was replaced. */
const PREVIOUS_KEPT_MS = 31 * 24 * 60 * 60 * 1000

const OWNER_ALONE = 0o700
/** When we are root the database runs as another user, whose group gets through to its files. */
const PASSABLE = 0o710

/** Makes the data folder, closed to other users, or says why it can't be. */
export function makeDataFolder() {
  const folder = existsSync(dataFolder) ? dataFolder : root
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Refusal(
      `This user cannot write to ${folder}.`,
      'Run the command as the user who owns that folder, or copy the project to a folder of your own.',
    )
  }
  makePrivate(dataFolder, process.getuid?.() === 0 ? PASSABLE : OWNER_ALONE)
  for (const path of [inData('logs'), inData('files')]) makePrivate(path, OWNER_ALONE)
}

/**
 * Makes a folder that other users cannot enter, and closes one of an earlier version: what is in it
 * need not be walked through then.
 * @param {string} path
 * @param {number} mode
 */
function makePrivate(path, mode) {
  mkdirSync(path, { recursive: true, mode })
  chmodSync(path, mode)
}

/**
 * The secrets of this copy of the project, generated once. `change` adds to what is kept.
 *
 * Losing them means losing the database's password and everything that is encrypted in it, so they
 * are never generated again beside a database that exists.
 */
export function openSecrets() {
  const file = inData('secrets.json')
  const kept = readSecrets(file)
  /** @type {StoredSecrets} */
  const secrets = kept ?? {
    payloadSecret: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
    applicationPassword: '',
    frontPassword: '',
  }
  const save = () => writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`)
  if (!kept) {
    refuseIfDatabaseExists()
    save()
  }
  if (!secrets.applicationPassword || !secrets.frontPassword) {
    secrets.applicationPassword = randomBytes(24).toString('hex')
    secrets.frontPassword = randomBytes(24).toString('hex')
    save()
  }
  if (secrets.replacedAt && Date.parse(secrets.replacedAt) < Date.now() - PREVIOUS_KEPT_MS) {
    delete secrets.previousSecret
    delete secrets.replacedAt
    save()
  }
  return {
    ...secrets,
    /** @param {Partial<StoredSecrets>} facts */
    change(facts) {
      Object.assign(secrets, facts)
      save()
    },
  }
}

/**
 * @param {string} file
 * @returns {StoredSecrets | null}
 */
function readSecrets(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (codeOf(error)) throw error
    throw new Refusal(
      `The file ${file} is damaged.`,
      'Restore it from a backup. The database cannot be opened without it.',
    )
  }
}

function refuseIfDatabaseExists() {
  if (!existsSync(inData('postgres'))) return
  throw new Refusal(
    `There is a database in ${inData('postgres')}, but ${inData('secrets.json')} with its password is missing.`,
    `Restore that file from a backup, or delete ${dataFolder} to start with an empty database.`,
  )
}

/**
 * Writes a private file so that a reader, or a crash, never sees half of it.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text) {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode: 0o600 })
  renameSync(temporary, file)
}
