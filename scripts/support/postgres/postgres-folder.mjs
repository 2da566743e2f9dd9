import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { dataFolder, inData, root } from '../paths.mjs'
import { say } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { canReach, databaseAccount } from './postgres-account.mjs'
import { SHARED_PLACE } from './postgres-program.mjs'

/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {import('../data-folder.mjs').Secrets} Secrets */

/**
 * Where the database's files are, and as whom its server runs.
 *
 * They are in the data folder, unless we are root and the server's ordinary user cannot get there
 * (a project below /root, say): then they are in a folder of their own that it can reach.
 * @param {Secrets} secrets
 */
export function databasePlace(secrets) {
  const folder = secrets.databaseFolder ?? inData('postgres')
  const account = databaseAccount(folder)
  refuseOthersFiles(folder, account)
  if (!account) return { folder, account }
  if (!secrets.databaseFolder) letThrough(account)
  if (canReach(account, dirname(folder))) return { folder, account }
  if (existsSync(folder)) throw cutOff(folder, account)
  return { folder: placeElsewhere(secrets, account), account }
}

/**
 * Lets the database's user, and no one else, pass through the data folder to its files: by its group.
 * @param {Account} account
 */
function letThrough(account) {
  chownSync(dataFolder, statSync(dataFolder).uid, account.gid)
}

/**
 * @param {Secrets} secrets
 * @param {Account} account
 */
function placeElsewhere(secrets, account) {
  const name = `${basename(root)}-${randomBytes(4).toString('hex')}`
  const home = join(SHARED_PLACE, name)
  mkdirSync(home, { recursive: true, mode: 0o711 })
  chmodSync(SHARED_PLACE, 0o755)
  const folder = join(home, 'postgres')
  secrets.change({ databaseFolder: folder })
  say(`The database user "${account.name}" cannot access ${root}.`)
  say(`The database files are in ${folder} instead.`)
  return folder
}

/**
 * @param {string} folder
 * @param {Account | null} account
 */
function refuseOthersFiles(folder, account) {
  if (account || !existsSync(folder) || canOpen(folder)) return
  throw new Refusal(
    `The database in ${folder} belongs to another user, who started this copy of the project earlier.`,
    'Run the command as that user (probably root), or use your own copy of the project.',
  )
}

/** @param {string} folder */
function canOpen(folder) {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} folder
 * @param {Account} account
 */
function cutOff(folder, account) {
  return new Refusal(
    `The database user "${account.name}" cannot access its files in ${folder}.`,
    `Let other users pass through the folders above it (chmod o+x), or move the project.`,
  )
}
