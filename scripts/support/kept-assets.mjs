import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { inData } from './paths.mjs'

/** Pages of so many builds before this one find their files, and of all of this last week. */
const BUILDS = 3
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Lets a build serve the files of those before it: a page that was opened before a new build came
 * still asks for them. Their names are made from what is in them, so none of them are mixed up.
 * @param {string} dist the folder of the build that was just made
 * @param {string} [folder] where the files of all are kept
 */
export function serveEarlierAssets(dist, folder = inData('assets')) {
  const own = join(dist, 'static')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const earlier = readdirSync(folder).sort().reverse()
  const name = Math.max(Date.now(), Number(earlier[0] ?? 0) + 1)
  copyMissing(own, join(folder, String(name)))
  earlier.forEach((name, index) => {
    const path = join(folder, name)
    if (index === 0) utimesSync(path, new Date(), new Date()) // it was served until now
    const isOld = index >= BUILDS && Date.now() - statSync(path).mtimeMs > WEEK_MS
    if (isOld) rmSync(path, { recursive: true, force: true })
    else copyMissing(path, own)
  })
}

/**
 * Puts what one folder has and another has not into that one, as the same files where it can be.
 * @param {string} from
 * @param {string} to
 */
function copyMissing(from, to) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    try {
      linkSync(source, target)
    } catch {
      cpSync(source, target)
    }
  }
}
