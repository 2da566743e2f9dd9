import { parseArgs } from 'node:util'

import { Refusal } from '../../scripts/support/refusal.mjs'

/**
 * @typedef {object} ChaosOptions
 * @property {number} checkouts how many buyers come
 * @property {number} rate of them in a second
 * @property {number} kills of our own processes
 * @property {number} restarts of PostgreSQL
 * @property {string} seed from which all that is left to chance is drawn
 * @property {string | null} build the folder of a build that is there already
 * @property {boolean} isTrial whether times are printed and not judged
 */

const NUMBERS = { checkouts: 3000, rate: 1, kills: 200, restarts: 20 }

const USAGE =
  'npm run chaos -- [--checkouts 3000] [--rate 1] [--kills 200] [--restarts 20] [--seed words]'

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        checkouts: { type: 'string' },
        rate: { type: 'string' },
        kills: { type: 'string' },
        restarts: { type: 'string' },
        seed: { type: 'string' },
        build: { type: 'string' },
        trial: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), USAGE)
  }
}

/**
 * What the command line asks for.
 * @param {string[]} args
 * @returns {ChaosOptions}
 */
export function readOptions(args) {
  const { seed = 'one', build = null, trial = false, ...asked } = read(args)
  const numbers = { ...NUMBERS }
  for (const name of /** @type {(keyof typeof NUMBERS)[]} */ (Object.keys(NUMBERS))) {
    const value = Number(asked[name] ?? NUMBERS[name])
    const isWhole = name === 'rate' || Number.isInteger(value)
    const isMeant = value >= 0 && value <= 1_000_000 && (value > 0 || /kills|restarts/.test(name))
    if (!isWhole || !isMeant) throw new Refusal(`--${name} is not a usable number.`, USAGE)
    numbers[name] = value
  }
  return { ...numbers, seed, build, isTrial: trial }
}
