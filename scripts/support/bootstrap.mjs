import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'

import { installPackages } from './install.mjs'
import { inRoot, root } from './paths.mjs'
import { Refusal, report } from './refusal.mjs'

const packagedNode = inRoot('node_modules/node/bin/node')
const RUNS_EVERYTHING = 24
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Brings a fresh clone to where `main` can run: packages installed, the project's own Node.js in
 * charge. On the way there this process may only stand in for a child that does the work.
 * @param {() => Promise<unknown>} main
 * @param {() => Promise<unknown> | void} install sees to the packages
 */
export async function enter(main, install = installPackages) {
  try {
    process.chdir(root)
    await install()
    if (await isRightNode()) await main()
    else await handOver()
  } catch (error) {
    report(error)
    process.exit(1)
  }
}

function isRightNode() {
  if (existsSync(packagedNode)) return realpathSync(process.execPath) === realpathSync(packagedNode)
  if (Number(process.versions.node.split('.')[0]) >= RUNS_EVERYTHING) return true
  throw new Refusal(
    `The Node.js that comes with the project is missing, and this one (${process.versions.node}) is too old.`,
    'Allow npm to run install scripts ("npm config delete ignore-scripts"), remove node_modules, then run the same command again.',
  )
}

/** Runs the same command under the project's own Node.js, passes signals on, and ends as it ends. */
function handOver() {
  const child = spawn(packagedNode, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  return new Promise((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => process.exit(code ?? 1))
  })
}
