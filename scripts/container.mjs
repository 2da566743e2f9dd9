// What the container images run besides the site and the worker themselves:
//   prepare FOLDER   brings the database up to date, prerenders the public pages from it, and puts
//                    the finished site into FOLDER, from which the web containers serve it
//   worker-health    succeeds while a worker is connected to the database
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { connectTo } from './support/database.mjs'
import { inRoot } from './support/paths.mjs'
import { report } from './support/refusal.mjs'
import { nextCommand, typescript } from './support/tools.mjs'

const COMMANDS = { prepare, 'worker-health': workerHealth }

function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function prepare(folder) {
  await connectTo(process.env.DATABASE_URL).then((client) => client.end())
  run(typescript('scripts/prepare.ts'))
  run(nextCommand('build', '--experimental-build-mode', 'generate'))
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  copy(inRoot('.next/standalone'), folder)
  copy(inRoot('.next/static'), join(folder, '.next/static'))
  if (existsSync(inRoot('public'))) copy(inRoot('public'), join(folder, 'public'))
}

function copy(from, to) {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

async function workerHealth() {
  const client = await connectTo(process.env.DATABASE_URL)
  const { rowCount } = await client.query(
    "select from pg_stat_activity where application_name = 'charterdesk worker'",
  )
  await client.end()
  process.exit(rowCount > 0 ? 0 : 1)
}

const [name, ...args] = process.argv.slice(2)
try {
  await COMMANDS[name](...args)
} catch (error) {
  report(error)
  process.exit(1)
}
