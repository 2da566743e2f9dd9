import { readFileSync, rmSync } from 'node:fs'

import { writeWhole } from '../data-folder.mjs'
import { inData } from '../paths.mjs'
import { say, sleep } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { identify } from './process-identity.mjs'

const file = inData('reload.json')
/** Tells `npm start` to read what is asked of it. */
const SIGNAL = 'SIGUSR2'
const LOOK_EVERY_MS = 200

/** @typedef {{ id: string, dist: string, result?: 'done' | 'failed', reason?: string }} Request */

/** @returns {Request | null} */
function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {Request} request */
const write = (request) => writeWhole(file, `${JSON.stringify(request)}\n`)

/**
 * Has the web processes replaced whenever another command asks for it.
 * @param {(dist: string) => Promise<unknown>} replace
 */
export function replaceWhenAsked(replace) {
  let isBusy = false
  process.on(SIGNAL, async () => {
    const asked = read()
    if (!asked || asked.result || isBusy) return
    isBusy = true
    say('Replacing the web processes by those of the new build.')
    try {
      await replace(asked.dist)
      write({ ...asked, result: 'done' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      say(`The web processes were not replaced: ${reason}`)
      write({ ...asked, result: 'failed', reason })
    } finally {
      isBusy = false
    }
  })
}

/**
 * Asks the running copy to replace its web processes, and waits until it has.
 * @param {number} pid of its `npm start`
 * @param {string} dist the folder of the build
 */
export async function askToReplace(pid, dist) {
  const id = `${process.pid}-${Date.now()}`
  write({ id, dist })
  process.kill(pid, SIGNAL)
  try {
    for (;;) {
      await sleep(LOOK_EVERY_MS)
      const answer = read()
      if (answer?.id === id && answer.result === 'done') return
      if (answer?.id === id && answer.result === 'failed') throw new Refusal(answer.reason ?? '')
      if (identify(pid) === null) throw new Refusal('The running copy was stopped meanwhile.')
    }
  } finally {
    rmSync(file, { force: true })
  }
}
