import { print } from './output.mjs'

const SLOW_MS = 1500
const HEARTBEAT_MS = 20_000

/**
 * One line about what is being done or has been found.
 * @param {string} text
 */
export function say(text) {
  print(`• ${text}`)
}

/**
 * Announces a step, does it, reminds of it while it is long, and says how long it took.
 * @template T
 * @param {string} text
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function step(text, action) {
  const started = Date.now()
  say(`${text} …`)
  const heartbeat = setInterval(() => print(` still working (${since(started)})`), HEARTBEAT_MS)
  try {
    const result = await action()
    if (Date.now() - started > SLOW_MS) print(`  done in ${since(started)}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}

/**
 * The time since a moment, as people say it: `4 s`, `2 min 5 s`.
 * @param {number} started in milliseconds
 */
export function since(started) {
  const seconds = Math.round((Date.now() - started) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
