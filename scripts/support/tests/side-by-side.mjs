import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

import { printingTo } from '../output.mjs'
import { sleep } from '../progress.mjs'

const LOOK_EVERY_MS = 200
const PIECE = 64 * 1024

/**
 * @template T
 * @typedef {{ name: string, run: () => Promise<T> }} Job
 */

/**
 * Does several things at once and answers with what each gave. What they print is shown in one piece
 * each, in their order: the first while it goes on, and the next once it is over.
 * @template T
 * @param {Job<T>[]} jobs
 * @param {string} folder for what has to wait for its turn
 * @returns {Promise<T[]>}
 */
export async function sideBySide(jobs, folder) {
  if (process.stdout.isTTY && !process.env.NO_COLOR) process.env.FORCE_COLOR ??= '1'
  const started = jobs.map(({ name, run }, index) => {
    const path = join(folder, `${index}-${name.replaceAll(/\W+/g, '-')}.out`)
    return { path, result: printingTo(openSync(path, 'a', 0o600), run) }
  })
  const results = []
  for (const { path, result } of started) {
    const shown = showUntil(result, path)
    results.push(await result)
    await shown
  }
  return results
}

/**
 * @param {Promise<unknown>} end
 * @param {string} path
 */
async function showUntil(end, path) {
  const file = openSync(path, 'r')
  const piece = Buffer.alloc(PIECE)
  const show = () => {
    let length = readSync(file, piece)
    while (length > 0) {
      process.stdout.write(Buffer.from(piece.subarray(0, length)))
      length = readSync(file, piece)
    }
  }
  let isOver = false
  const over = end.then(
    () => {
      isOver = true
    },
    () => {
      isOver = true
    },
  )
  while (!isOver) {
    show()
    await Promise.race([over, sleep(LOOK_EVERY_MS)])
  }
  show()
  closeSync(file)
}
