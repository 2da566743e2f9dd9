import { say } from '../progress.mjs'
import { report } from '../refusal.mjs'

/** @typedef {() => void | Promise<unknown>} Close */

const SECOND_SIGNAL_COUNTS_AFTER_MS = 2000
const PARENT_CHECK_MS = 500

/** @type {Close[]} */
const closers = []
/** @type {Promise<never> | null} */
let stopping = null
let signalledAt = 0

/**
 * Registers what has to be undone at the end; the last registered is undone first.
 * @param {Close} close
 */
export function atEnd(close) {
  closers.push(close)
}

export function isStopping() {
  return stopping !== null
}

/**
 * Undoes everything, once, and ends the process.
 * @param {number} exitCode
 */
export function end(exitCode) {
  /** @type {Promise<unknown> | null} */
  stopping ??= closeAll().then(() => process.exit(exitCode))
  return stopping
}

/**
 * Ends with the reason printed, unless the end is what caused it.
 * @param {unknown} error
 */
export async function fail(error) {
  if (!isStopping()) report(error)
  await end(1)
}

/** Undoes everything that was registered and goes on. */
export async function closeAll() {
  for (const close of closers.splice(0).reverse()) {
    await Promise.resolve(close()).catch((error) => console.error(error))
  }
}

/**
 * Stops on Ctrl-C and its kin. One Ctrl-C often arrives twice (from the terminal and from npm), so
 * only a second one some time later means "at once".
 * @param {number} [exitCode]
 */
export function stopOnSignals(exitCode = 0) {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(exitCode))
  stopWithParent(exitCode)
}

/**
 * Stops, too, when npm or the process that stands between it and this one has been killed.
 * @param {number} exitCode
 */
function stopWithParent(exitCode) {
  if (process.channel) {
    process.once('disconnect', () => onSignal(exitCode))
    process.channel.unref()
  }
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !isStopping()) onSignal(exitCode)
  }, PARENT_CHECK_MS).unref()
}

/** @param {number} exitCode */
function onSignal(exitCode) {
  const now = Date.now()
  if (!signalledAt) {
    signalledAt = now
    console.log('')
    say('Stopping …')
    end(exitCode)
  } else if (now - signalledAt > SECOND_SIGNAL_COUNTS_AFTER_MS) {
    say('Stopping now. The next start will recover.')
    process.exit(1)
  }
}
