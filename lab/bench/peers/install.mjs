import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { childEnvironment } from '../../../scripts/support/child-environment.mjs'
import { Refusal } from '../../../scripts/support/refusal.mjs'
import { folderOf, sourcesOf } from './peers.mjs'

/** @typedef {import('../../../scripts/support/processes/processes.mjs').Processes} Processes */

const NPM = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
const STAMP = 'installed'

/**
 * Installs a peer's packages into a folder of its own, unless the same versions are there, copies its
 * programs there and builds it. No package's install script is run.
 * @param {import('./peers.mjs').PeerName} name
 * @param {import('./peers.mjs').Peer} peer
 * @param {{ processes: Processes, log: string }} options
 */
export async function installPeer(name, { packages, build }, { processes, log }) {
  const folder = folderOf(name)
  const stamp = join(folder, STAMP)
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)
  const manifest = join(folder, 'package.json')
  const isSame = existsSync(manifest) && readFileSync(manifest, 'utf8') === text
  if (!isSame) rmSync(stamp, { force: true })
  writeFileSync(manifest, text)
  cpSync(sourcesOf(name), folder, { recursive: true })
  const env = childEnvironment({ PAYLOAD_SECRET: 'bench' })
  const stdio = openSync(log, 'a', 0o600)
  /** @param {string} command @param {string[]} args */
  const run = async (command, args) => {
    const code = await processes.run(command, args, { env, stdio })
    if (code !== 0) throw new Refusal(`"${command} ${args[0]}" ended with ${code}. See ${log}.`)
  }
  if (!existsSync(stamp)) await run('npm', [...NPM, '--prefix', folder])
  for (const args of build) await run(process.execPath, args)
  writeFileSync(stamp, '')
}
