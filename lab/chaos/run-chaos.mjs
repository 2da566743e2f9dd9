import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { inRoot } from '../../scripts/support/paths.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../../scripts/support/processes/lifecycle.mjs'
import { say } from '../../scripts/support/progress.mjs'
import { typescript } from '../../scripts/support/tools.mjs'
import { readOptions } from './options.mjs'
import { openShop } from './shop.mjs'

/**
 * Starts a shop and has `load.ts` buy in it, break it and judge what is left. Ends with its code: 0
 * where every target was met.
 * @param {string[]} args
 */
export async function runChaos(args) {
  stopOnSignals(1)
  try {
    const options = readOptions(args)
    const { processes, env, logs, notes, postmaster } = await openShop(options.build)
    let isMet = false
    atEnd(() => {
      if (!isMet) keepLogs(logs)
    })
    const code = await processes.run(process.execPath, typescript('lab/chaos/load.ts'), {
      env: {
        ...env,
        CHAOS: JSON.stringify({ ...options, notes, postmaster }),
      },
    })
    isMet = code === 0
    await closeAll()
    process.exit(code)
  } catch (error) {
    await fail(error)
  }
}

/**
 * @param {string} logs which are gone with their folder
 * @returns {void}
 */
function keepLogs(logs) {
  const kept = inRoot('test-results', 'chaos')
  mkdirSync(kept, { recursive: true })
  for (const name of existsSync(logs) ? readdirSync(logs) : []) {
    copyFileSync(join(logs, name), join(kept, name))
  }
  say(`The logs are in ${kept}.`)
}
