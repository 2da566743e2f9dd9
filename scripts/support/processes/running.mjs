import { readFileSync, rmSync } from 'node:fs'

import { writeWhole } from '../data-folder.mjs'
import { inData } from '../paths.mjs'
import { isAlive, record } from './process-identity.mjs'

const file = inData('running.json')

/** @typedef {{ mode: 'start' | 'dev', dist: string | undefined }} Served what is served: by which server, of which build */

/**
 * Notes for other commands where this copy of the project runs and with which environment.
 * @param {NodeJS.ProcessEnv} environment
 * @param {Served} served
 */
export function announceRunning(environment, served) {
  const note = { ...record(process.pid), port: Number(environment.PORT), served, ...environment }
  writeWhole(file, `${JSON.stringify(note, null, 2)}\n`)
}

export function withdrawRunning() {
  rmSync(file, { force: true })
}

/**
 * The copy that runs now, or null.
 * @returns {{ pid: number, served: Served, environment: NodeJS.ProcessEnv } | null}
 */
export function runningCopy() {
  try {
    const { pid, identity, port, served, ...environment } = JSON.parse(readFileSync(file, 'utf8'))
    return isAlive({ pid, identity }) ? { pid, served, environment } : null
  } catch {
    return null
  }
}

/** The environment of the copy that runs now, or null. */
export const runningEnvironment = () => runningCopy()?.environment ?? null
