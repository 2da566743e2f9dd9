import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { dataFolder, inData, root } from './paths.mjs'
import { canReach, databaseAccount } from './postgres-account.mjs'
import { SHARED_PLACE } from './postgres-program.mjs'
import { say } from './progress.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Where the database's files are, and as whom its server runs.
 *
 * They are in the data folder, unless we are root and the server's ordinary user cannot get there
 * (a project below /root, say): then they are in a folder of their own that it can reach.
 */
export function databasePlace(secrets) {
  const folder = secrets.databaseFolder ?? inData('postgres')
  const account = databaseAccount(folder)
  refuseOthersFiles(folder, account)
  if (!account) return { folder, account }
  if (!secrets.databaseFolder) chmodSync(dataFolder, 0o711)
  if (canReach(account, dirname(folder))) return { folder, account }
  if (existsSync(folder)) throw cutOff(folder, account)
  return { folder: placeElsewhere(secrets, account), account }
}

function placeElsewhere(secrets, account) {
  const name = `${basename(root)}-${randomBytes(4).toString('hex')}`
  const home = join(SHARED_PLACE, name)
  mkdirSync(home, { recursive: true, mode: 0o711 })
  chmodSync(SHARED_PLACE, 0o755)
  const folder = join(home, 'postgres')
  secrets.change({ databaseFolder: folder })
  say(`The user "${account.name}", as whom the database runs, cannot reach ${root}.`)
  say(`The database's files are therefore in ${folder}.`)
  return folder
}

function refuseOthersFiles(folder, account) {
  if (account || !existsSync(folder) || canOpen(folder)) return
  throw new Refusal(
    `The database in ${folder} belongs to another user, who started this copy of the project before.`,
    'Run the command as that user (root, probably), or use a copy of the project of your own.',
  )
}

function canOpen(folder) {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function cutOff(folder, account) {
  return new Refusal(
    `The user "${account.name}", as whom the database runs, cannot reach its files in ${folder}.`,
    `Let other users pass through the folders above it (chmod o+x), or move the project to where they can.`,
  )
}
