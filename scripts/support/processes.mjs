import { spawn } from 'node:child_process'

import { isAlive, record } from './process-identity.mjs'
import { say, sleep } from './progress.mjs'

const PATIENCE_MS = 8000
const STEADY_MS = 60_000
const LONGEST_PAUSE_MS = 30_000

/**
 * The children of one command. Each is the head of a process group of its own, so that a Ctrl-C in
 * the terminal reaches us alone and we stop them in order.
 *
 * `onChange` is given the records of the living ones, by which a later start finds the orphans of a
 * killed one.
 */
export function createProcesses({ onChange = () => {} } = {}) {
  const living = new Map()
  let isStopping = false

  function launch(command, args, { env, stdio = 'inherit' }) {
    const child = spawn(command, args, { detached: true, env, stdio: ['ignore', stdio, stdio] })
    const ended = new Promise((resolve) => {
      child.on('error', (error) => resolve({ code: 1, error }))
      child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
    }).then(async (result) => {
      living.delete(child.pid)
      onChange([...living.values()])
      return isStopping ? never() : result
    })
    if (child.pid) {
      living.set(child.pid, record(child.pid))
      onChange([...living.values()])
    }
    return { pid: child.pid, ended }
  }

  /** Runs a command to its end, and answers with its exit code. */
  async function run(command, args, options) {
    if (isStopping) return never()
    const { code, error } = await launch(command, args, options).ended
    if (error) throw error
    return code
  }

  /** Keeps a command running: after a crash it is started again, with longer and longer pauses. */
  async function keep(name, command, args, options) {
    let pause = 1000
    while (!isStopping) {
      const started = Date.now()
      const { code, signal } = await launch(command, args, options).ended
      if (Date.now() - started > STEADY_MS) pause = 1000
      say(
        `The ${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again in ${pause / 1000} s.`,
      )
      await sleep(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  async function stop() {
    isStopping = true
    await endGroups([...living.values()])
  }

  return { launch, run, keep, stop }
}

/** Stops process groups, politely at first. */
export async function endGroups(records) {
  const rest = () => records.filter(isAlive)
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const { pid } of rest()) signalGroup(pid, signal)
    const until = Date.now() + PATIENCE_MS
    while (rest().length > 0 && Date.now() < until) await sleep(50)
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended in between.
  }
}

/** What a caller waits for when the whole command is about to end anyway. */
function never() {
  return new Promise(() => {})
}
