import { statfsSync } from 'node:fs'

import { root } from './paths.mjs'
import { Refusal } from './refusal.mjs'

const NEEDED_BYTES = 1.5e9

/**
 * Refuses to begin something large (an install, a build) that would fill the disk half-way.
 * @param {string} purpose as in 'to build the site'
 * @param {string} [folder]
 */
export function requireSpace(purpose, folder = root) {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= NEEDED_BYTES) return
  throw new Refusal(
    `Not enough disk space in ${folder} ${purpose}: ${gigabytes(free)} free, ${gigabytes(NEEDED_BYTES)} needed.`,
    'Free some space, then run the same command again.',
  )
}

/** @param {number} bytes */
function gigabytes(bytes) {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
