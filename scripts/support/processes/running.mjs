import { readFileSync, rmSync } from 'node:fs'

import { writeWhole } from '../data-folder.mjs'
import { inData } from '../paths.mjs'
import { isAlive, record } from './process-identity.mjs'

const file = inData('running.json')

/**
 * Notes for other commands where this copy of the project runs and with which environment.
 * @param {NodeJS.ProcessEnv} environment
 */
export function announceRunning(environment) {
  const note = { ...record(process.pid), port: Number(environment.PORT), ...environment }
  writeWhole(file, `${JSON.stringify(note, null, 2)}\n`)
}

export function withdrawRunning() {
  rmSync(file, { force: true })
}

/**
 * The environment of the copy that runs now, or null.
 * @returns {NodeJS.ProcessEnv | null}
 */
export function runningEnvironment() {
  try {
    const { pid, identity, port, ...environment } = JSON.parse(readFileSync(file, 'utf8'))
    return isAlive({ pid, identity }) ? environment : null
  } catch {
    return null
  }
}
