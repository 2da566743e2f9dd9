import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'

import { dataFolder, inData, root } from './paths.mjs'
import { Refusal } from './refusal.mjs'

/** Makes the data folder, closed to other users, or says why it can't be. */
export function makeDataFolder() {
  const folder = existsSync(dataFolder) ? dataFolder : root
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Refusal(
      `This user may not write to ${folder}.`,
      'Run the command as the user who owns that folder, or make a copy of the project in a folder of your own.',
    )
  }
  mkdirSync(inData('logs'), { recursive: true, mode: 0o700 })
}

/**
 * The secrets of this copy of the project, generated once. `change` adds to what is kept.
 *
 * Losing them means losing the database's password and everything that is encrypted in it, so they
 * are never generated anew beside a database that exists.
 */
export function openSecrets() {
  const file = inData('secrets.json')
  const kept = readSecrets(file)
  const secrets = kept ?? {
    payloadSecret: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
  }
  const save = () => writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`)
  if (!kept) {
    refuseIfDatabaseExists()
    save()
  }
  return {
    ...secrets,
    change(facts) {
      Object.assign(secrets, facts)
      save()
    },
  }
}

function readSecrets(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code) throw error
    throw new Refusal(
      `The file ${file} is damaged.`,
      'Restore it from a backup; without it the database cannot be opened.',
    )
  }
}

function refuseIfDatabaseExists() {
  if (!existsSync(inData('postgres'))) return
  throw new Refusal(
    `There is a database in ${inData('postgres')}, but ${inData('secrets.json')} with its password is gone.`,
    `Restore that file from a backup, or remove ${dataFolder} to begin with an empty database.`,
  )
}

/** Writes a private file so that a reader, or a crash, never sees half of it. */
export function writeWhole(file, text) {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode: 0o600 })
  renameSync(temporary, file)
}
