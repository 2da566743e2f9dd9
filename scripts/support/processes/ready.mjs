import { setTimeout as wait } from 'node:timers/promises'

import { say } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'

const READY_WITHIN_MS = 120_000

/**
 * Waits until the site says that it and what it needs are ready.
 * @param {string} origin
 */
export async function waitUntilReady(origin) {
  const answer = await lastAnswer(origin, READY_WITHIN_MS)
  if (answer?.ok) return
  if (!answer) {
    throw new Refusal(
      `The site does not respond at ${origin}.`,
      'See its log above, fix the cause, then run the same command again.',
    )
  }
  say(`The site responds, but something it needs is not ready: ${answer.text}`)
}

/**
 * Whether it says so within a time.
 * @param {string} origin
 * @param {number} withinMs
 */
export const isReadyWithin = async (origin, withinMs) =>
  (await lastAnswer(origin, withinMs))?.ok === true

/**
 * @param {string} origin
 * @param {number} withinMs
 */
async function lastAnswer(origin, withinMs) {
  const until = Date.now() + withinMs
  let answer = null
  while (Date.now() < until) {
    answer = (await ask(`${origin}/api/ready`)) ?? answer
    if (answer?.ok) break
    await wait(250)
  }
  return answer
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
