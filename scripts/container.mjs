// What the container images run besides the site and the worker themselves:
//   prepare FOLDER   brings the database up to date, prerenders the public pages from it, and puts
//                    the finished site into FOLDER, from which the web containers serve it
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { inRoot } from './support/paths.mjs'
import { connectTo } from './support/postgres/database.mjs'
import { program } from './support/processes/programs.mjs'
import { Refusal, report } from './support/refusal.mjs'
import { nextCommand } from './support/tools.mjs'

/** @type {Record<string, (folder: string) => Promise<unknown>>} */
const COMMANDS = { prepare }

/** @param {string[]} args */
function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} folder */
async function prepare(folder) {
  await connectTo(process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL).then((client) =>
    client.end(),
  )
  run(program('prepare'))
  run(nextCommand('build', '--experimental-build-mode', 'generate'))
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  copy(inRoot('.next/standalone'), folder)
  copy(inRoot('.next/static'), join(folder, '.next/static'))
  copy(inRoot('.next/beside'), folder)
  if (existsSync(inRoot('public'))) copy(inRoot('public'), join(folder, 'public'))
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

const [name = '', folder = ''] = process.argv.slice(2)
try {
  const command = COMMANDS[name]
  if (!command) throw new Refusal(`Unknown command "${name}".`, 'Use prepare.')
  await command(folder)
} catch (error) {
  report(error)
  process.exit(1)
}
