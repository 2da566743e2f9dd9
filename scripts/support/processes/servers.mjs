import { setTimeout as wait } from 'node:timers/promises'

import { untilDatabaseAnswers } from '../postgres/database.mjs'
import { say } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { nextCommand, typescript } from '../tools.mjs'

/** @typedef {import('./processes.mjs').Processes} Processes */
/** @typedef {import('./processes.mjs').Output} Output */

const READY_WITHIN_MS = 120_000

/**
 * Creates or migrates the database's tables and fills an empty one.
 * @param {Processes} processes
 * @param {import('./processes.mjs').LaunchOptions} options
 */
export async function prepareDatabase(processes, options) {
  const code = await processes.run(process.execPath, typescript('scripts/prepare.ts'), options)
  if (code === 0) return
  throw new Refusal(
    'The database could not be prepared. See the reason above.',
    'Fix the cause, then run the same command again.',
  )
}

/**
 * Starts the front with the site behind it, the worker and, where it may run, the payment sandbox,
 * and keeps them running.
 * @param {object} options
 * @param {Processes} options.processes
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(name: string) => Output} [options.output] where each of them writes
 * @param {(reason: Refusal) => void} options.onGiveUp told when the site fails too often
 * @param {'start' | 'dev'} [options.mode]
 */
export function startServers({ processes, env, output, onGiveUp, mode = 'start' }) {
  const node = process.execPath
  const beforeRestart = () => untilDatabaseAnswers(env.DATABASE_URL ?? '')
  /** @param {string} name */
  const options = (name) => ({ env, stdio: output?.(name), beforeRestart })
  const web = webCommand(mode, env.WEB_PORT ?? '')
  processes.keep('site', node, web, { ...options('web'), onGiveUp })
  // it answers for the others while the database is away, so it does not wait for it
  const front = { env, stdio: output?.('front'), onGiveUp }
  processes.keep('front', node, typescript('scripts/front.ts'), front)
  processes.keep('worker', node, typescript('scripts/worker.ts'), options('worker'))
  if (env.CHARTERDESK_SANDBOX !== 'on') return
  processes.keep('payment sandbox', node, typescript('scripts/sandbox.ts'), options('sandbox'))
}

/**
 * The web process: nobody but the front, and the site itself, has business with it.
 * @param {'start' | 'dev'} mode
 * @param {string} port
 */
export const webCommand = (mode, port) => nextCommand(mode, '-p', port, '-H', '127.0.0.1')

/**
 * Waits until the site says that it and what it needs are ready.
 * @param {string} origin
 */
export async function waitUntilReady(origin) {
  const until = Date.now() + READY_WITHIN_MS
  let answer = null
  while (Date.now() < until) {
    answer = (await ask(`${origin}/api/ready`)) ?? answer
    if (answer?.ok) return
    await wait(250)
  }
  if (!answer) {
    throw new Refusal(
      `The site does not respond at ${origin}.`,
      'See its log above, fix the cause, then run the same command again.',
    )
  }
  say(`The site responds, but something it needs is not ready: ${answer.text}`)
}

/** @param {string} address */
async function ask(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    return { ok: response.ok, text: (await response.text()).slice(0, 500) }
  } catch {
    return null
  }
}
