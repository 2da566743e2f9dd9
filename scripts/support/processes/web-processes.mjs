import { holdPorts, isFree } from '../ports.mjs'
import { say } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { isReadyWithin } from './ready.mjs'

/** @typedef {import('./processes.mjs').Processes} Processes */
/** @typedef {import('./processes.mjs').Output} Output */

const READY_WITHIN_MS = 120_000
/** What a process gets to finish in that is no longer asked for anything. */
const LEAVES_WITHIN_MS = 60_000

/**
 * @typedef {object} WebOptions
 * @property {Processes} processes
 * @property {NodeJS.ProcessEnv} env
 * @property {number[]} ports of the web processes, with one to spare where they can be replaced
 * @property {number} count
 * @property {(port: number) => string[]} command that starts one there
 * @property {Output | undefined} stdio
 * @property {() => Promise<unknown>} beforeRestart
 * @property {(reason: Refusal) => void} [onGiveUp] told when one has failed five times in a row
 */

/** @typedef {{ port: number, kept: import('./processes.mjs').Kept, adopt: () => void, failed: Promise<Refusal> }} Web */

/**
 * Starts the web processes and keeps them running, each at a port of its own.
 * @param {WebOptions} options
 */
export function keepWebProcesses(options) {
  const { processes, env, ports, count, command, stdio, beforeRestart, onGiveUp } = options

  /** @type {Web[]} */
  const webs = []

  /**
   * @param {number} port
   * @param {string | undefined} dist the folder of its build
   * @returns {Web}
   */
  const start = (port, dist) => {
    let isAdopted = false
    /** @type {(reason: Refusal) => void} */
    let fail = () => {}
    /** @type {Promise<Refusal>} */
    const failed = new Promise((resolve) => {
      fail = resolve
    })
    const kept = processes.keep('site', process.execPath, command(port), {
      env: { ...env, WEB_PORT: String(port), ...(dist && { NEXT_DIST_DIR: dist }) },
      stdio,
      beforeRestart,
      onGiveUp: (reason) => (isAdopted ? onGiveUp?.(reason) : fail(reason)),
    })
    const adopt = () => {
      isAdopted = true
    }
    return { port, kept, adopt, failed }
  }

  for (const port of ports.slice(0, count)) {
    const web = start(port, env.NEXT_DIST_DIR)
    web.adopt()
    webs.push(web)
  }
  const spare = createSpare(ports[count])

  /**
   * Puts a new process in the place of each, one after the other: the new one is ready before the
   * old one is told to leave, which the front hears of and which ends when no one asks it any more.
   * @param {string} dist the folder of the build that they serve
   */
  const replaceAll = async (dist) => {
    for (const [index, old] of webs.entries()) {
      const young = start(await spare.take(), dist)
      const isReady = await Promise.race([
        isReadyWithin(`http://127.0.0.1:${young.port}`, READY_WITHIN_MS),
        young.failed.then(() => false),
      ])
      if (!isReady) {
        await young.kept.dismiss('SIGTERM', LEAVES_WITHIN_MS)
        spare.give(young.port)
        throw new Refusal('The new web process does not become ready. The old ones keep running.')
      }
      young.adopt()
      webs[index] = young
      await old.kept.dismiss('SIGUSR2', LEAVES_WITHIN_MS)
      spare.give(old.port)
      say(`Replaced web process ${index + 1} of ${webs.length}.`)
    }
  }
  return { replaceAll, pids: () => webs.map(({ kept }) => kept.pid()) }
}

/**
 * The port that no process has just now. It is held meanwhile: the front would trust anyone who listens.
 * @param {number | undefined} first
 */
function createSpare(first) {
  let port = first
  /** @type {Promise<() => Promise<unknown>> | null} */
  let held = null
  const hold = () => {
    held = port === undefined ? null : holdPorts([port])
    held?.catch(() => {}) // told to anyone who takes it
  }
  hold()
  return {
    take: async () => {
      if (port === undefined) throw new Refusal('The web processes cannot be replaced here.')
      const taken = port
      await held?.then(
        (letGo) => letGo(),
        () => {},
      )
      if (!(await isFree(taken))) {
        hold()
        throw new Refusal(`Port ${taken}, kept for this, is in use by another program.`)
      }
      port = undefined
      return taken
    },
    /** @param {number} next */
    give: (next) => {
      port = next
      hold()
    },
  }
}
