import { spawn } from 'node:child_process'

import { outputNow } from '../output.mjs'
import { say, sleep } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { prepareToWatch, watchGroup } from './orphans.mjs'
import { endGroups, signalGroup } from './process-groups.mjs'
import { record } from './process-identity.mjs'
import { countFailures, MOST_FAILURES, wordsFor } from './restarts.mjs'

/** @typedef {import('./process-identity.mjs').ProcessRecord} ProcessRecord */
/** @typedef {import('./restarts.mjs').Ending} Ending */
/** @typedef {'inherit' | 'ignore' | number} Output a number is an open file */
/** @typedef {{ env: NodeJS.ProcessEnv, stdio?: Output | undefined }} LaunchOptions */

/**
 * @typedef {object} KeepOptions
 * @property {() => Promise<unknown>} [beforeRestart] what a restart waits for, such as the database
 * @property {(reason: Refusal) => void} [onGiveUp] told when it has failed five times in a row, for a
 *   caller who gives up then; otherwise it is tried on and on
 */

/**
 * @typedef {object} Kept what is kept running
 * @property {() => number | null} pid null between the end of one and the start of the next
 * @property {(signal: NodeJS.Signals, patienceMs: number) => Promise<void>} dismiss ends it for good
 * @property {(patienceMs: number) => void} restart ends it, and starts it again at once
 */

/** @typedef {ReturnType<typeof createProcesses>} Processes */

/**
 * The children of one command. Each is the head of a process group of its own, so that a Ctrl-C in
 * the terminal reaches us alone and we stop them in order. When we are killed, they end too.
 *
 * `onChange` is given the records of the living ones, by which a later start finds the orphans of a
 * killed one whose watcher was killed as well.
 *
 * @param {{ onChange?: (living: ProcessRecord[]) => void }} [options]
 */
export function createProcesses({ onChange = () => {} } = {}) {
  /** @type {Map<number, ProcessRecord>} */
  const living = new Map()
  let isStopping = false

  /**
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} options
   */
  function launch(command, args, { env, stdio = outputNow() }) {
    prepareToWatch()
    const child = spawn(command, args, { detached: true, env, stdio: ['ignore', stdio, stdio] })
    const { pid } = child
    /** @type {Promise<Ending>} */
    const exited = new Promise((resolve) => {
      child.on('error', (error) => resolve({ code: 1, error }))
      child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
    })
    const watched = pid ? noteStart(pid) : null
    const ended = exited.then((ending) => {
      watched?.end()
      return isStopping ? never() : ending
    })
    return { pid, ended }
  }

  /** @param {number} pid */
  function noteStart(pid) {
    const watched = watchGroup(pid)
    living.set(pid, record(pid))
    onChange([...living.values()])
    return {
      end: () => {
        signalGroup(pid, 'SIGKILL') // children of its own that it left behind
        watched.forget()
        living.delete(pid)
        onChange([...living.values()])
      },
    }
  }

  /**
   * Runs a command to its end, and answers with its exit code.
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions} options
   */
  async function run(command, args, options) {
    if (isStopping) return never()
    const { code, error } = await launch(command, args, options).ended
    if (error) throw error
    return code
  }

  /**
   * Keeps a command running: after a crash it is started again, with longer and longer pauses, however
   * often it fails. Nothing else is stopped for it.
   * @param {string} name as people call it
   * @param {string} command
   * @param {string[]} args
   * @param {LaunchOptions & KeepOptions} options
   * @returns {Kept}
   */
  function keep(name, command, args, options) {
    const count = countFailures()
    /** @type {'kept' | 'restarting' | 'dismissed'} */
    let state = 'kept'
    let current = launch(command, args, options)

    const pauseAfter = (/** @type {Ending} */ ending) => {
      const { failures, pause } = count.add()
      const stopped = failures < MOST_FAILURES ? 'stopped unexpectedly' : 'keeps stopping'
      say(`The ${name} ${stopped} (${wordsFor(ending)}); restarting it in ${pause / 1000} s.`)
      if (failures === MOST_FAILURES) options.onGiveUp?.(gaveUp(name, ending))
      return pause
    }
    const isOver = () => isStopping || state === 'dismissed'
    const watch = async () => {
      while (!isOver()) {
        const ending = await current.ended
        if (isOver()) return
        if (state === 'restarting') state = 'kept'
        else {
          await sleep(pauseAfter(ending))
          if (isOver()) return
          await options.beforeRestart?.()
          if (isOver()) return
        }
        current = launch(command, args, options)
      }
    }
    const over = watch()

    /** @param {NodeJS.Signals} signal */
    const tell = (signal) => {
      if (current.pid && living.has(current.pid)) signalOne(current.pid, signal)
    }
    return {
      pid: () => (current.pid && living.has(current.pid) ? current.pid : null),
      dismiss: async (signal, patienceMs) => {
        state = 'dismissed'
        tell(signal)
        const late = setTimeout(() => tell('SIGKILL'), patienceMs)
        await current.ended
        clearTimeout(late)
        await Promise.race([over, sleep(0)]) // it may be in a pause before a start that never comes
      },
      restart: (patienceMs) => {
        if (state !== 'kept') return
        state = 'restarting'
        tell('SIGTERM')
        const { pid } = current
        setTimeout(() => pid === current.pid && tell('SIGKILL'), patienceMs).unref()
      },
    }
  }

  async function stop() {
    isStopping = true
    await endGroups([...living.values()])
  }

  return { launch, run, keep, stop }
}

/**
 * @param {string} name
 * @param {Ending} ending
 */
function gaveUp(name, ending) {
  return new Refusal(
    `The ${name} stopped ${MOST_FAILURES} times in a row. Last reason: ${wordsFor(ending)}.`,
    'See its output above or its log. Fix the cause, then run the same command again.',
  )
}

/**
 * Signals the head of a group alone, which knows in what order its own end comes.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalOne(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}

/**
 * What a caller waits for when the whole command is about to end anyway.
 * @returns {Promise<never>}
 */
function never() {
  return new Promise(() => {})
}
