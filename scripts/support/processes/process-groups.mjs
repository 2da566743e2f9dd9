import { sleep } from '../progress.mjs'
import { isAlive } from './process-identity.mjs'

const PATIENCE_MS = 8000

/** @typedef {import('./process-identity.mjs').ProcessRecord} ProcessRecord */

/**
 * Stops process groups, politely at first. What a leader leaves behind in its group ends with it.
 * @param {ProcessRecord[]} records of the leaders
 */
export async function endGroups(records) {
  const ours = records.filter(isAlive)
  const rest = () => ours.filter(isAlive)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    for (const { pid } of rest()) signalGroup(pid, signal)
    const until = Date.now() + PATIENCE_MS
    while (rest().length > 0 && Date.now() < until) await sleep(50)
  }
  for (const { pid } of ours) signalGroup(pid, 'SIGKILL')
}

/**
 * Signals every process of a group; one that has ended already counts as done.
 * @param {number} pid of the leader
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended in between.
  }
}
